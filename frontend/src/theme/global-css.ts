/** The focus ring of every control: blueberry with a gap of paper. */
export const focusRing = { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' };

/** For names from users: breaks a word that is too long for its line by Dutch hyphenation, or else anywhere. */
export const longWords = { overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '14 5 5' } as const;

const arriving = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

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
  // raises toasts above the bar with the button of a product page
  'body:has([data-buy-bar])': { '--foot': '5.5rem' },
  body: { fontSize: 'md', overflowX: 'clip', overflowWrap: 'break-word' },
  // the reset sets it on every element, which stops inheritance
  '*, p, h1, h2, h3, h4, h5, h6': { overflowWrap: 'inherit' },
  'h1, h2, h3, h4': {
    fontFamily: 'display',
    fontWeight: 'black',
    lineHeight: 'snug',
    // tight from 24 px on; a heading of 17 px would lose the spaces between its words
    letterSpacing: 'clamp(-0.02em, 0.073rem - 0.0686em, 0em)',
    wordSpacing: 'clamp(0em, 0.29rem - 0.194em, 0.08em)',
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
  // A page opens as a circle from the tap, and the jar of the tapped card moves to the gallery (lib/browser/page-change.ts).
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root)': { animation: 'none' },
  '::view-transition-new(root)': { animation: `open 300ms ${arriving} both` },
  '::view-transition-group(jar)': { animationDuration: '350ms', animationTimingFunction: arriving },
  '[data-gallery]': { viewTransitionName: 'jar' },
  'html:active-view-transition-type(page) main h1': { animation: `rise 450ms ${arriving}` },
  '[data-flying-dot]': {
    position: 'fixed',
    top: '-8px',
    left: '-8px',
    boxSize: '4',
    rounded: 'full',
    bg: 'fruit.mandarin.strong',
    zIndex: 'overlay',
    pointerEvents: 'none',
  },
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
