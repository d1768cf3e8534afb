/** Styles of the Payment Element; `appearance.variables` become custom properties of the same name. */
export const ELEMENT_STYLE = /* js */ String.raw`
const THEMES = {
  stripe: { colorPrimary: '#0570de', colorBackground: '#ffffff', colorText: '#1d2130', colorTextSecondary: '#5d6474', colorDanger: '#c8193c', colorBorder: 'color-mix(in srgb, var(--colorText) 16%, transparent)' },
  night: { colorPrimary: '#85d996', colorBackground: '#2b2f3a', colorText: '#ffffff', colorTextSecondary: '#b9bfcc', colorDanger: '#ff8a9a', colorBorder: 'color-mix(in srgb, var(--colorText) 22%, transparent)' },
};
const SHARED_VARIABLES = { borderRadius: '10px', fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif', fontSizeBase: '16px', fontSizeSm: '0.875em', spacingUnit: '4px', fontWeightNormal: '400', fontWeightMedium: '550' };

function applyAppearance(host, appearance) {
  const given = appearance || {};
  const theme = THEMES[given.theme] || THEMES.stripe;
  const secondary = given.variables && given.variables.colorText && !given.variables.colorTextSecondary
    ? { colorTextSecondary: 'color-mix(in srgb, var(--colorText) 72%, var(--colorBackground))' } : {};
  const variables = Object.assign({}, SHARED_VARIABLES, theme, secondary, given.variables);
  for (const name of Object.keys(variables)) host.style.setProperty('--' + name, variables[name]);
}

/** Does not insert a style element, which the policy of the shop's page would block. */
function styleRoot(root, css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}

function ruleText(rules) {
  return Object.keys(rules || {}).map((selector) => {
    const body = Object.keys(rules[selector]).map((name) => name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase()) + ':' + rules[selector][name]).join(';');
    return selector + '{' + body + '}';
  }).join('\n');
}

const STYLE = [
  ':host { display: block; color: var(--colorText); font: var(--fontWeightNormal) var(--fontSizeBase)/1.45 var(--fontFamily); -webkit-font-smoothing: antialiased; }',
  '* { box-sizing: border-box; }',
  '.Accordion { border: 1.5px solid var(--colorBorder); border-radius: var(--borderRadius); background: var(--colorBackground); overflow: clip; }',
  '.AccordionItem + .AccordionItem { border-top: 1.5px solid var(--colorBorder); }',
  '.Accordion--spaced { border: 0; background: none; display: grid; gap: calc(var(--spacingUnit) * 2); overflow: visible; }',
  '.Accordion--spaced .AccordionItem { border: 1.5px solid var(--colorBorder); border-radius: var(--borderRadius); background: var(--colorBackground); overflow: clip; }',
  '.Accordion--spaced .AccordionItem--selected { border-color: var(--colorPrimary); box-shadow: 0 0 0 1px var(--colorPrimary); }',
  '.AccordionButton { position: relative; display: flex; align-items: center; gap: calc(var(--spacingUnit) * 3); min-height: 60px; padding: calc(var(--spacingUnit) * 3) calc(var(--spacingUnit) * 4.5); cursor: pointer; font-weight: var(--fontWeightMedium); transition: background .15s; }',
  '.AccordionButton:hover { background: color-mix(in srgb, var(--colorText) 3.5%, transparent); }',
  '.AccordionButton input { appearance: none; flex: none; width: 20px; height: 20px; margin: 0; border-radius: 50%; border: 1.5px solid color-mix(in srgb, var(--colorText) 45%, transparent); background: var(--colorBackground); transition: border .15s; cursor: inherit; }',
  '.AccordionButton input:checked { border: 6px solid var(--colorPrimary); }',
  '.AccordionButton input:focus { outline: none; }',
  '.AccordionButton:has(input:focus-visible) { outline: 3px solid var(--focusColor, #4c4fd1); outline-offset: -4px; border-radius: var(--borderRadius); }',
  '.AccordionButton .Name { flex: 1; }',
  '.AccordionButton .Marks { display: flex; gap: 6px; }',
  '.Accordion--noRadios .AccordionButton input { position: absolute; opacity: 0; }',
  '.Mark { display: block; flex: none; border-radius: 4px; }',
  '.AccordionPanel { display: grid; grid-template-rows: 0fr; transition: grid-template-rows .22s ease-out; }',
  '.AccordionItem--selected .AccordionPanel { grid-template-rows: 1fr; }',
  '.AccordionPanel > div { min-height: 0; overflow: clip; visibility: hidden; opacity: 0; transition: opacity .2s, visibility .2s; }',
  '.AccordionItem--selected .AccordionPanel > div { visibility: visible; opacity: 1; overflow: visible; transition: opacity .2s; }',
  '.Content { padding: calc(var(--spacingUnit) * 1) calc(var(--spacingUnit) * 4.5) calc(var(--spacingUnit) * 5); display: grid; gap: calc(var(--spacingUnit) * 3.5); }',
  '.Row { display: grid; grid-template-columns: 1fr 1fr; gap: calc(var(--spacingUnit) * 3); align-items: start; }',
  '.Label { display: block; margin-bottom: 6px; font-size: var(--fontSizeSm); font-weight: var(--fontWeightMedium); color: var(--colorText); }',
  '.Field { position: relative; }',
  '.Input { width: 100%; min-height: 50px; padding: 12px 14px; font: inherit; font-variant-numeric: tabular-nums; color: var(--colorText); background: var(--colorBackground); border: 1.5px solid color-mix(in srgb, var(--colorText) 32%, transparent); border-radius: min(var(--borderRadius), 16px); transition: border-color .15s, box-shadow .15s; }',
  '.Input::placeholder { color: color-mix(in srgb, var(--colorText) 60%, var(--colorBackground)); opacity: 1; }',
  '.Input:hover { border-color: color-mix(in srgb, var(--colorText) 50%, transparent); }',
  '.Input:focus { outline: none; border-color: var(--colorPrimary); box-shadow: 0 0 0 3px color-mix(in srgb, var(--colorPrimary) 32%, transparent); }',
  '.Input--invalid, .Input--invalid:hover, .Input--invalid:focus { border-color: var(--colorDanger); color: var(--colorDanger); }',
  '.Input--invalid:focus { box-shadow: 0 0 0 3px color-mix(in srgb, var(--colorDanger) 26%, transparent); }',
  '.Field .Inside { position: absolute; right: 12px; top: 13px; display: flex; gap: 5px; pointer-events: none; }',
  '.Field--brands .Input { padding-right: 100px; }',
  '.Error { margin: 6px 0 0; font-size: var(--fontSizeSm); color: var(--colorDanger); }',
  '.Error:empty { display: none; }',
  '.Redirect { display: flex; align-items: center; gap: calc(var(--spacingUnit) * 4); margin: 0; padding: calc(var(--spacingUnit) * 3.5) calc(var(--spacingUnit) * 4); border-radius: min(var(--borderRadius), 16px); background: color-mix(in srgb, var(--colorText) 4.5%, transparent); color: var(--colorText); font-size: var(--fontSizeSm); }',
  '.RedirectIcon { flex: none; color: var(--colorTextSecondary); }',
  '.TermsText { margin: 0; font-size: calc(var(--fontSizeSm) * .95); color: var(--colorTextSecondary); }',
  '.Skeleton { display: grid; gap: 0; border: 1.5px solid var(--colorBorder); border-radius: var(--borderRadius); overflow: clip; background: var(--colorBackground); }',
  '.Skeleton i { display: block; height: 60px; border-top: 1.5px solid var(--colorBorder); background: linear-gradient(90deg, transparent 30%, color-mix(in srgb, var(--colorText) 6%, transparent) 50%, transparent 70%) 0 0 / 300% 100%; animation: shimmer 1.4s linear infinite; }',
  '.Skeleton i:first-child { border-top: 0; }',
  '.LoadError { margin: 0; padding: 18px; border: 1.5px solid var(--colorDanger); border-radius: var(--borderRadius); color: var(--colorDanger); }',
  '.Hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }',
  '@keyframes shimmer { from { background-position: 100% 0; } to { background-position: -50% 0; } }',
  '@media (max-width: 359px) { .Row { grid-template-columns: 1fr; } }',
  '@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }',
].join('\n');
`;
