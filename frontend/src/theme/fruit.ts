/** The base colours: ink, paper, and neutrals. */
export const neutral = {
  ink: '#231A32',
  muted: '#6B6078',
  paper: '#FFF8EE',
  white: '#FFFFFF',
  stone: '#EFE7DC',
  line: 'rgba(35, 26, 50, 0.12)',
  danger: '#A50F40',
  success: '#2E7D4F',
  focus: '#4C4FD1',
} as const;

/** Shades of the neutrals, named after their use. */
export const shades = {
  /** The border of a button or a choice, visible even when you squint. */
  edge: 'rgba(35, 26, 50, 0.28)',
  /** The border of a control, and the backdrop of a dialog. */
  outline: 'rgba(35, 26, 50, 0.45)',
  /** The text of an inactive step. */
  faint: 'rgba(35, 26, 50, 0.55)',
  /** The track of a switch that is off. */
  off: 'rgba(35, 26, 50, 0.3)',
  /** A hovered table row. */
  hover: 'rgba(239, 231, 220, 0.4)',
  /** The shimmer of a skeleton. */
  shine: '#F8F2E9',
  /** A hovered button or link on ink, and a line on ink. */
  hoverOnInk: 'rgba(255, 248, 238, 0.12)',
  lineOnInk: 'rgba(255, 248, 238, 0.24)',
  /** The light around a picture. */
  glow: 'rgba(255, 255, 255, 0.9)',
  gleam: 'rgba(255, 255, 255, 0.7)',
  /** The light behind the jars of a bundle. */
  sand: '#EDE0D0',
  /** The background of the hero. */
  peach: '#FFC49B',
} as const;

/** The colours of a category: the loud tone, its tint for cards and sections, and the text colour on the loud tone. */
export interface Fruit {
  strong: string;
  tint: string;
  on: string;
}

export const fruits = {
  mandarin: { strong: '#FF7A1A', tint: '#FFD9BF', on: neutral.ink },
  raspberry: { strong: '#D81E5B', tint: '#FFD3DF', on: neutral.white },
  lime: { strong: '#B8E04A', tint: '#E2F4C0', on: neutral.ink },
  blueberry: { strong: '#4C4FD1', tint: '#D6DCFF', on: neutral.white },
  mint: { strong: '#9FE3C8', tint: '#CFF3E6', on: neutral.ink },
  grape: { strong: '#7A3FC0', tint: '#E7D9FA', on: neutral.white },
  mango: { strong: '#FFC23C', tint: '#FFF0B8', on: neutral.ink },
  mixed: { strong: '#231A32', tint: '#EFE7DC', on: neutral.paper },
} satisfies Record<string, Fruit>;

export type FruitName = keyof typeof fruits;
/** The colour token of a fruit's tint, or the neutral for an unknown fruit. */
export type Tint = `fruit.${FruitName}.tint` | 'stone';

export type GummyShape = 'bolt' | 'heart' | 'drop' | 'moon' | 'ring' | 'star' | 'slice' | 'heart-peach';

const byCategory: Record<string, { fruit: FruitName; gummy: GummyShape }> = {
  energy: { fruit: 'mandarin', gummy: 'bolt' },
  beauty: { fruit: 'raspberry', gummy: 'heart' },
  immunity: { fruit: 'lime', gummy: 'drop' },
  sleep: { fruit: 'blueberry', gummy: 'moon' },
  fitness: { fruit: 'mint', gummy: 'ring' },
  sport: { fruit: 'mint', gummy: 'ring' },
  focus: { fruit: 'grape', gummy: 'star' },
  vitamins: { fruit: 'mango', gummy: 'slice' },
  bundles: { fruit: 'mixed', gummy: 'heart-peach' },
};

/** Returns the fruit and gummy of a category slug, and the mixed ones for an unknown category. */
export function fruitOf(slug: string | undefined): { fruit: FruitName; gummy: GummyShape } {
  return (slug && byCategory[slug]) || { fruit: 'mixed', gummy: 'slice' };
}
