/* `&&`: these rules win over those of `Table` in whatever order a style sheet has them. */

/** On a phone a row is a card: its name and main figure on the first line, the other cells flow below. */
const card = {
  '&&': { display: 'block' },
  '&& thead, && tbody': { display: 'block' },
  '&& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '0.5' },
  '&& tr[aria-hidden]': { p: '0', border: '0' },
  '&& tbody tr': { py: '2', borderBottom: '1.5px solid', borderColor: 'stone' },
  '&& tbody tr::after': { content: '""', flexBasis: '100%', order: '2' },
  '&& thead tr': { borderBottom: '1.5px solid', borderColor: 'ink', py: '1', flexWrap: 'nowrap', overflowX: 'auto' },
  '&& thead tr:has(button)::before': { content: 'attr(data-label)', color: 'muted', fontSize: 'xs', flexShrink: '0' },
  '&& th': { position: 'static', h: 'auto', border: '0', p: '0' },
  '&& th:not(:has(button, input))': { srOnly: true },
  '&& th:has(input)': { order: '-1' },
  '&& td': { h: 'auto', border: '0', p: '0', order: '3' },
  '&& td:empty': { display: 'none' },
  '&& td[data-first]': { order: '0', flex: '1', minW: '0' },
  '&& td[data-tick]': { order: '0' },
  '&& td[data-lead]': { order: '1' },
  '&& td[data-label]::before': {
    content: 'attr(data-label) " "',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: 'normal',
  },
} as const;

/** The heights of rows: 40 px, or 48 px with `data-comfortable`. */
export const rowStyles = {
  '&& td': { h: '10' },
  '&&[data-comfortable] td': { h: '12' },
  '@media screen and (max-width: 767.98px)': card,
} as const;
