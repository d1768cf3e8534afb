/** Reads the product list from the seed data, which is its only source. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { dressed } from './lib/brand/dressed.mjs';
import { scratch } from './lib/support/browser.mjs';

const demo = fileURLToPath(new URL('../../backend/src/demo/', import.meta.url));

/** The products of the catalogue with their looks. */
export const loadProducts = async () => (await loadCatalogue()).map(dressed);

/** Imports the TypeScript catalogue after stripping its types into the scratch folder. */
export async function loadCatalogue() {
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
  return demoProducts;
}
