/* `&&`: these rules win over those of `Table` in whatever order a style sheet has them. */

/**
 * On a phone a row is a card of two lines: its name and its main figure above, the other cells below, with the status and
 * the buttons at the end. Without a figure the status is above, and without either the buttons are.
 */
const card = {
  '&&': { display: 'block' },
  '&& thead, && tbody': { display: 'block' },
  '&& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '0.5' },
  '&& tr[aria-hidden]': { p: '0', border: '0' },
  '&& tbody tr': { py: '1.5', borderBottom: '1.5px solid', borderColor: 'stone' },
  '&& tbody tr::after': { content: '""', flexBasis: '100%', order: '2' },
  '&& thead tr': { borderBottom: '1.5px solid', borderColor: 'ink' },
  '&& thead tr:not(:has(input, select))': { display: 'none' },
  '&& th': { position: 'static', w: 'auto', h: 'auto', border: '0', p: '0' },
  '&& th:not(:has(input, select)), && th > button': { display: 'none' },
  '&& td': { h: 'auto', border: '0', p: '0', order: '3', color: 'muted', fontSize: 'xs' },
  '&& td:empty': { display: 'none' },
  '&& :is(td[data-first], td[data-lead], td[data-state])': { color: 'ink', fontSize: 'sm' },
  '&& td[data-first]': { order: '0', flex: '1', minW: '0' },
  '&& td[data-tick]': { order: '0' },
  '&& td[data-lead]': { order: '1' },
  '&& td[data-state]': { order: '4', ml: 'auto' },
  '&& tr:not(:has(td[data-lead])) td[data-state]': { order: '1' },
  '&& td[data-actions]': { order: '5', ml: 'auto' },
  '&& td[data-state] ~ td[data-actions]': { ml: '0' },
  '&& tr:not(:has(td[data-lead])) td[data-state] ~ td[data-actions]': { ml: 'auto' },
  '&& tr:not(:has(td[data-lead], td[data-state])) td[data-actions]': { order: '1' },
  '&& td[data-label]::before': { content: 'attr(data-label) " "', fontWeight: 'normal' },
} as const;

/** On a window without much room the buttons of a row are icons. */
const tight = {
  '&& td[data-first] [data-icon]': { minH: '8' },
  '&& td button:has([data-icon])': { px: '0', w: '8', minH: '9', borderColor: 'transparent' },
  '&& td button:has([data-icon]):hover': { bg: 'line' },
  '&& td button:has([data-icon]) > span:not([data-icon])': { display: 'none' },
  '&& td button[data-icon]': { w: '8' },
  '&& td[data-actions] > span:has([data-icon])': { flexWrap: 'nowrap' },
  '&& td [data-icon]': { display: 'inline-flex' },
} as const;

/** Separates a text from the right-aligned number before it. */
const apart = { '&& [data-numeric] + :not([data-numeric])': { pl: { base: '4', xl: '6' } } } as const;

/** The heights of rows: 40 px, which fits two lines of text, or 48 px with `data-comfortable`. */
export const rowStyles = {
  '&& :is(th, td)': { lineHeight: '1.3' },
  '&& td': { h: '10', py: '0' },
  '&& :is(th, td) > input[type=checkbox]': { display: 'block' },
  '&& td[data-first] [data-opener]': { py: '1' },
  '&&[data-comfortable] td': { h: '12' },
  '@media screen and (max-width: 1679.98px)': tight,
  '@media screen and (min-width: 768px)': apart,
  '@media screen and (max-width: 767.98px)': card,
} as const;
