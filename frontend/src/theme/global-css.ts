/** The focus ring of every control: blueberry with a gap of paper. */
export const focusRing = { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' };

/** For names from users: breaks a word that is too long for its line by Dutch hyphenation, or else anywhere. */
export const longWords = { overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '14 5 5' } as const;

export const globalCss = {
  html: {
    bg: 'paper',
    color: 'ink',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    scrollPaddingTop: '9rem',
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
  },
  body: { fontSize: 'md', overflowX: 'clip', overflowWrap: 'break-word' },
  // the reset sets it on every element, which stops inheritance
  '*, p, h1, h2, h3, h4, h5, h6': { overflowWrap: 'inherit' },
  'h1, h2, h3, h4': {
    fontFamily: 'display',
    fontWeight: 'black',
    lineHeight: 'snug',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere', // also where a heading's smallest width counts, in a grid or a flex box
  },
  p: { textWrap: 'pretty' },
  'button, label, select, summary': { cursor: 'pointer' },
  // a press whose inner element is replaced before the release would be no click
  'a > *, button > *': { pointerEvents: 'none' },
  'button:disabled, select:disabled': { cursor: 'not-allowed' },
  ':focus-visible': focusRing,
  '::selection': { bg: 'fruit.mandarin.strong', color: 'ink' },
  '*::placeholder': { color: 'muted' },
  'html[data-scroll-locked]': { overflow: { base: 'hidden', lg: 'visible' } },
  // Phones on their side and pages at 400% zoom: bars scroll away, and a panel scrolls as a whole.
  '@media (max-height: 30rem)': {
    html: { scrollPaddingTop: '1rem' },
    '[data-bar]': { position: 'relative !important', inset: 'auto !important' },
    '[data-panel]': { overflowY: 'auto !important', '& > *': { flex: 'none !important' } },
    '[data-panel] > ul': { overflowY: 'visible !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
