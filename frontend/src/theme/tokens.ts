import { fruits, neutral, shades } from './fruit.ts';

const value = <T>(raw: T) => ({ value: raw });
const all = <K extends string, T>(record: Record<K, T>) =>
  Object.fromEntries(Object.entries(record).map(([key, raw]) => [key, { value: raw }])) as Record<K, { value: T }>;

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 52, 60, 64, 72,
];
const spacing = Object.fromEntries(steps.map((step) => [String(step), value(`${step / 4}rem`)]));

/** Design tokens: colour by fruit, two typefaces, one scale of spacing. */
export const tokens = {
  colors: {
    ...all(neutral),
    ...all(shades),
    fruit: Object.fromEntries(Object.entries(fruits).map(([name, fruit]) => [name, all(fruit)])),
  },
  fonts: {
    display: value("'Bricolage', 'Bricolage Fallback', system-ui, sans-serif"),
    body: value("'Figtree', 'Figtree Fallback', system-ui, sans-serif"),
  },
  fontSizes: all({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    '2xl': '2rem',
    '3xl': 'clamp(2rem, 4.2vw, 3.25rem)',
    hero: 'clamp(2.9rem, 6.2vw, 5.5rem)',
  }),
  fontWeights: all({ normal: '400', medium: '500', semibold: '600', bold: '700', black: '800' }),
  lineHeights: all({ tight: '0.95', snug: '1.15', normal: '1.55' }),
  radii: all({ card: '28px', input: '16px', small: '12px', full: '999px' }),
  spacing,
  sizes: { ...spacing, ...all({ full: '100%', content: '80rem', wide: '90rem', text: '42rem' }) },
  shadows: all({
    panel: '0 24px 64px -16px rgba(74, 38, 20, 0.28)',
    menu: '0 10px 30px rgba(35, 26, 50, 0.18)',
    chip: '0 6px 18px -8px rgba(74, 38, 20, 0.35)',
  }),
  durations: all({ quick: '150ms', calm: '250ms' }),
  easings: all({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', spring: 'cubic-bezier(0.34, 1.56, 0.64, 1)' }),
  zIndex: all({ raised: 1, sticky: 20, header: 30, toast: 60, overlay: 80 }),
};

/** Breakpoints of the layouts. From 700 px a page has two columns: the frame of the back office changes at 768 px itself. */
export const breakpoints = { sm: '480px', md: '700px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

export const keyframes = {
  bump: { '0%, 100%': { transform: 'scale(1)' }, '40%': { transform: 'scale(1.35)' } },
  drift: { '0%, 100%': { translate: '0 0', rotate: '-4deg' }, '50%': { translate: '0 -12px', rotate: '5deg' } },
  appear: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, translate: '0 12px' } },
  shimmer: { to: { backgroundPosition: '-200% 0' } },
  hop: {
    '0%, 100%': { translate: '0 0', scale: '1 1' },
    '30%': { translate: '0 -26px', scale: '0.96 1.05' },
    '60%': { scale: '1.08 0.92' },
  },
  open: { from: { clipPath: 'circle(0 at var(--tap))' }, to: { clipPath: 'circle(150vmax at var(--tap))' } },
};
