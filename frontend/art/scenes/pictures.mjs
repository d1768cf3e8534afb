/** The path-traced pictures: what each shows, and into which files of the public folder it goes. */
import { dressed, labelOf } from '../lib/brand/dressed.mjs';
import { looks } from '../lib/brand/looks.mjs';
import { categories } from '../lib/brand/palette.mjs';
import { shapes } from '../lib/brand/outlines.mjs';
import { hash } from '../lib/support/prng.mjs';
import { cutouts } from './cutouts.mjs';

/** @typedef {{ name: string, scene: string, tint: string, seed: number, width: number, height: number, samples: number, files: Record<string, number>, jars?: object[], frames?: number[] }} TracedPicture */

/** How many gummies fill a jar: what the label promises, or what looks full when the pieces are small. */
const FILLING = { heart: 60, drop: 64, bolt: 112, moon: 88, ring: 80, star: 90, slice: 60 };
/** How many more fill an open jar to its neck. */
const TO_THE_BRIM = 1.22;
/** Where one, two or three jars stand, in centimetres from the middle and towards the wall. */
const PLACES = {
  1: [[0, 0]],
  2: [
    [3.3, 1.6],
    [-3.3, -0.6],
  ],
  3: [
    [-5.4, 3.2],
    [5.4, 3.2],
    [0, -1.4],
  ],
};

/** Where a gummy is bitten, in degrees from its right, how far from its middle (cm), and how far it is turned then. */
const BITES = {
  heart: [37, 0.58, -4],
  drop: [30, 0.35, 0],
  bolt: [252, 0.5, 165],
  moon: [50, 0.55, 10],
  ring: [40, 0.6, 0],
  star: [20, 0.5, 0],
  slice: [40, 0.5, 0],
};

const bite = {
  name: 'bite-raspberry',
  ...gummiesOf('beauty-boost', 'beauty'),
  scene: 'bite',
  seed: 7,
  width: 1200,
  height: 1000,
  samples: 14,
  files: filesOf('art/bite', [480, 768, 1200]),
};

/**
 * Lists the pictures of a catalogue.
 * @param {{ slug: string, name: string, category: string, quantity: string }[]} catalogue
 * @returns {TracedPicture[]}
 */
export function picturesOf(catalogue) {
  const products = catalogue.map(dressed);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const ofSlugs = (slugs) => jarsOf(slugs.map((slug) => bySlug.get(slug)));
  const inside = (product) => (product.contains ?? [product.slug]).map((slug) => bySlug.get(slug));
  return [
    bite,
    heroOf(ofSlugs),
    pouringOf(ofSlugs),
    ...products.map((product) => jarPicture(product, ofSlugs)),
    ...products.map((product) => openPicture(product, ofSlugs)),
    ...products.map((product) => macroPicture(product, inside(product))),
    bandOf(macroPicture(bySlug.get('starter-pack'), inside(bySlug.get('starter-pack')))),
    ...cutouts(),
  ];
}

function heroOf(ofSlugs) {
  return {
    name: 'hero',
    scene: 'jar',
    jars: ofSlugs(['energy-boost', 'beauty-boost', 'sleep-well']),
    tint: categories.energy.tint,
    seed: 3,
    width: 1040,
    height: 858,
    samples: 8,
    files: filesOf('art/hero', [768, 960, 1200, 1600]),
  };
}

/** All frames until the gummies have landed, then every second one. */
const whileFalling = Array.from({ length: 22 }, (_, frame) => frame);
const whileSettling = Array.from({ length: 13 }, (_, i) => Math.min(22 + 2 * i, 45));

/** Gummies that fall before the jars of the hero, once: an animation to lay over it. */
function pouringOf(ofSlugs) {
  const { jars, ...hero } = heroOf(ofSlugs);
  return {
    ...hero,
    name: 'hero-pouring',
    scene: 'pouring',
    falling: jars.map(({ shape, colours, place }) => ({ shape, colours, place })),
    seed: 11,
    width: 640,
    height: 528,
    frames: [...whileFalling, ...whileSettling],
    framesPerSecond: 24,
    files: { 'art/hero-pouring-448': 448, 'art/hero-pouring-640': 640 },
  };
}

function jarPicture(product, ofSlugs) {
  return {
    name: `jar-${product.slug}`,
    scene: 'jar',
    jars: ofSlugs(product.contains ?? [product.slug]),
    tint: categories[product.category].tint,
    seed: hash(product.slug) % 1000,
    width: 800,
    height: 800,
    samples: 7,
    files: filesOf(`art/products/${product.slug}-1`, [320, 480, 768, 1200]),
  };
}

function openPicture(product, ofSlugs) {
  return {
    ...jarPicture(product, ofSlugs),
    name: `open-${product.slug}`,
    scene: 'open',
    jars: ofSlugs(product.contains ?? [product.slug]).map((jar) => ({
      ...jar,
      count: Math.round(jar.count * TO_THE_BRIM),
    })),
    seed: hash(`open/${product.slug}`) % 1000,
    samples: 5,
    files: filesOf(`art/products/${product.slug}-2`, [320, 480, 768, 1200]),
  };
}

function macroPicture(product, inside) {
  return {
    name: `macro-${product.slug}`,
    scene: 'macro',
    kinds: inside.map(({ shape, colours }) => ({ shape: shapes[shape], colours, bite: BITES[shape] })),
    tint: categories[product.category].tint,
    seed: hash(`macro/${product.slug}`) % 1000,
    width: 1000,
    height: 1000,
    samples: 6,
    files: filesOf(`art/products/${product.slug}-3`, [320, 480, 768, 1200]),
  };
}

/** The middle of a macro as a band over the full width of a screen. */
function bandOf(macro) {
  return {
    ...macro,
    name: 'band',
    width: 1600,
    height: 700,
    files: filesOf('art/band', [960, 1600]),
  };
}

function jarsOf(products) {
  return products.map((product, i) => ({
    shape: shapes[product.shape],
    colours: product.colours,
    lid: categories[product.category].gummy,
    count: FILLING[product.shape],
    place: PLACES[products.length][i],
    label: labelOf(product),
  }));
}

function gummiesOf(slug, category) {
  const { shape, tint } = categories[category];
  return { shape: shapes[shape], colours: looks[slug].colours, tint };
}

function filesOf(stem, widths) {
  return Object.fromEntries(widths.map((width) => [`${stem}-${width}`, width]));
}
