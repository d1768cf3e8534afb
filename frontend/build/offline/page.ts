import { createHash } from 'node:crypto';
import { libCopy } from '../../src/lib/copy.ts';
import { fruits, neutral } from '../../src/theme/fruit.ts';
import { uiCopy } from '../../src/ui/copy.ts';
import { offlineDrawing } from '../../src/ui/pages/offline-drawing.ts';

const script = `document.querySelector('button').addEventListener('click', () => location.reload())`;

/** Looks like `StatePage`, which needs the style sheet and the code of the shop. */
const styleOf = (fonts: Fonts) => `
@font-face { font-family: Bricolage; font-weight: 700 800; font-display: swap; src: url(${fonts.bricolage}) }
@font-face { font-family: Figtree; font-weight: 400 700; font-display: swap; src: url(${fonts.figtree}) }
html { background: ${neutral.paper}; color: ${neutral.ink}; font: 1.0625rem/1.55 Figtree, system-ui, sans-serif }
body { margin: 0 }
* { box-sizing: border-box }
main { display: grid; place-content: center; justify-items: center; gap: 1rem; min-height: 100svh }
main { padding: 2rem 1.5rem; text-align: center }
svg { width: 12rem; height: 9rem }
h1 { margin: 0; font: 800 clamp(2rem, 4.2vw, 3.25rem)/1.15 Bricolage, system-ui, sans-serif; letter-spacing: -0.02em }
p { margin: 0; max-width: 28rem; text-wrap: pretty; color: ${neutral.muted} }
div { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; margin-top: .5rem }
a, button { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border-radius: 999px }
a, button { font: 700 1.0625rem/1 Figtree, system-ui, sans-serif; color: inherit; text-decoration: none }
a { border: 1.5px solid ${neutral.line} }
button { border: 0; cursor: pointer; background: ${fruits.mandarin.strong} }
:focus-visible { outline: 3px solid ${neutral.focus}; outline-offset: 2px }
@media (min-width: 768px) { svg { width: 16rem; height: 12rem } }
`;

/** Addresses of the fonts. Browsers keep them for a year, so they are usually there without a connection. */
export interface Fonts {
  bricolage: string;
  figtree: string;
}

/** Returns the page without a connection and its headers. The policy allows its style, script and fonts only. */
export function offlinePage(fonts: Fonts): { html: string; headers: Record<string, string> } {
  const style = styleOf(fonts);
  const html = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light">
<title>${uiCopy.offlineTitle}</title>
<style>${style}</style>
<main>
${offlineDrawing}
<h1>${uiCopy.offlineTitle}</h1>
<p>${libCopy.offline}</p>
<div><button type="button">${uiCopy.retryOffline}</button><a href="/">${uiCopy.home}</a></div>
</main>
<script>${script}</script>
</html>
`;
  const policy = [
    `default-src 'none'`,
    `font-src 'self'`,
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    ...['base-uri', 'form-action', 'frame-ancestors'].map((directive) => `${directive} 'none'`),
  ].join('; ');
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
