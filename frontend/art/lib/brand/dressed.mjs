/** Gives a product of the catalogue its colours, fruit and label. */
import { hash, seeded } from '../support/prng.mjs';
import { fruits } from '../labels/fruits.mjs';
import { looks } from './looks.mjs';
import { INK, PAPER, categories, mix, rgb } from './palette.mjs';

/** Returns a product with its look. A product that `looks` does not list gets a look derived from its slug. */
export function dressed({ slug, name, category, quantity }) {
  const random = seeded(`look/${slug}`);
  const fallback = {
    fruits: [random.pick(Object.keys(fruits))],
    colours: [categories[category].gummy],
    sub: 'vegan · suikervrij',
  };
  const look = looks[slug] ?? fallback;
  const count = Number(/(\d+) stuks/.exec(quantity)?.[1] ?? 60);
  return { slug, name, category, count, shape: categories[category].shape, fruit: look.fruits?.[0], ...look };
}

const LAYOUTS = ['band', 'split', 'arch', 'dot'];

/** Returns what a label shows: texts, tones, layout, and how far it is turned on the jar (degrees). */
export function labelOf(product) {
  const { strong, on } = categories[product.category];
  const accent = product.accent ?? mix(strong, '#ffffff', 0.5);
  const random = seeded(`traced/${product.slug}`);
  return {
    name: product.name,
    sub: product.sub,
    count: product.count,
    fruit: product.fruit,
    tone: strong,
    on,
    accent,
    accentInk: isDark(accent) ? PAPER : INK,
    layout: product.layout ?? LAYOUTS[hash(`layout/${product.slug}`) % LAYOUTS.length],
    turn: random.range(-22, 22),
    angle: random.range(-8, 8),
  };
}

const isDark = (colour) => rgb(colour).reduce((sum, v, i) => sum + v * [0.3, 0.59, 0.11][i], 0) < 0.5;
