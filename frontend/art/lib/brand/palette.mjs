/** The brand colours: each category has a fruit tone, a tint and a gummy shape. */

export const INK = '#231A32';
export const PAPER = '#FFF8EE';

/** Small wordmark on the labels. The shop takes its own name from its configuration. */
export const WORDMARK = 'gommie';

export const categories = {
  energy: { strong: '#FF7A1A', tint: '#FFD9BF', shape: 'bolt', gummy: '#FF7410', on: INK },
  beauty: { strong: '#D81E5B', tint: '#FFD3DF', shape: 'heart', gummy: '#EE2A63', on: PAPER },
  immunity: { strong: '#B8E04A', tint: '#E2F4C0', shape: 'drop', gummy: '#A4DB2A', on: INK },
  sleep: { strong: '#4C4FD1', tint: '#D6DCFF', shape: 'moon', gummy: '#565AE8', on: PAPER },
  fitness: { strong: '#9FE3C8', tint: '#CFF3E6', shape: 'ring', gummy: '#5FDBB0', on: INK },
  sport: { strong: '#9FE3C8', tint: '#CFF3E6', shape: 'ring', gummy: '#4FD3B4', on: INK },
  focus: { strong: '#7A3FC0', tint: '#E7D9FA', shape: 'star', gummy: '#8E48DE', on: PAPER },
  vitamins: { strong: '#FFC23C', tint: '#FFF0B8', shape: 'slice', gummy: '#FFB81E', on: INK },
  bundles: { strong: '#EFE7DC', tint: '#EFE7DC', shape: 'drop', gummy: '#FF7410', on: INK },
};

/** Converts '#rrggbb' to [r, g, b] in 0..1 (sRGB). */
export const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);

/** Converts [r, g, b] in 0..1 to '#rrggbb'. */
const hex = (c) =>
  `#${c
    .map((v) =>
      Math.round(Math.max(0, Math.min(1, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two hex colours; t = 0 gives a, t = 1 gives b. */
export function mix(a, b, t) {
  const [x, y] = [rgb(a), rgb(b)];
  return hex(x.map((v, i) => v + (y[i] - v) * t));
}

/** Darkens a colour as thick syrup does: channels fall by a power, so yellow turns amber rather than khaki. */
export function deepen(colour, amount) {
  return hex(rgb(colour).map((v) => v ** (1 + amount * 1.3) * (1 - amount * 0.72)));
}
