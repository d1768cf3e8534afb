/** Reads the product list from the seed data, which is its only source. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { scratch } from './lib/support/browser.mjs';
import { looks } from './lib/brand/looks.mjs';
import { categories } from './lib/brand/palette.mjs';
import { seeded } from './lib/support/prng.mjs';
import { fruits } from './lib/shapes/fruits.mjs';

const demo = fileURLToPath(new URL('../../backend/src/demo/', import.meta.url));

/** Imports the TypeScript catalogue after stripping its types into the scratch folder. */
export async function loadProducts() {
  const out = path.join(scratch, 'catalogue');
  mkdirSync(path.join(out, 'catalogue'), { recursive: true });
  writeFileSync(path.join(out, 'package.json'), '{"type":"module"}');
  const sources = ['catalogue.ts', ...readdirSync(path.join(demo, 'catalogue')).map((f) => `catalogue/${f}`)];
  for (const source of sources.filter((f) => f.endsWith('.ts'))) {
    const { code } = transformSync(readFileSync(path.join(demo, source), 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
    });
    writeFileSync(path.join(out, source.replace(/\.ts$/, '.js')), code);
  }
  const { demoProducts } = await import(pathToFileURL(path.join(out, 'catalogue.js')).href);
  return demoProducts.map(resolve);
}

/** Returns a product with its look. A product that `looks` does not list gets a look derived from its slug. */
function resolve({ slug, name, category, quantity }) {
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
