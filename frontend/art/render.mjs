/**
 * Renders all shop art, apart from the path-traced pictures of `scenes/`.
 * Run: node frontend/art/render.mjs [--only slug[,slug]] [--set products|previews|extras] [--check]
 * --check draws nothing and reports missing files.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadProducts } from './catalogue.mjs';
import { extras, extraFiles } from './extras.mjs';
import { scratch, studio } from './lib/support/browser.mjs';
import { dress, macro, openGraph } from './lib/pictures/scenes.mjs';
import { stillLife } from './lib/pictures/still-life.mjs';

const out = fileURLToPath(new URL('../public/', import.meta.url));
const WIDTHS = [320, 480, 768, 1200];
const QUALITY = { 320: 79, 480: 78, 768: 77, 1200: 74 };
const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : null);

const stems = (products) => products.flatMap((p) => [1, 2, 3].map((n) => `${p.slug}-${n}`));
const expected = (products) => [
  ...stems(products).flatMap((s) => WIDTHS.map((w) => `art/products/${s}-${w}.webp`)),
  ...products.map((p) => `art/og/${p.slug}.jpg`),
  ...extraFiles,
];

/** Saves one 1600 px picture in all widths. */
async function saveWidths(png, stem) {
  const master = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: master.info.width, height: master.info.height, channels: 3 };
  await Promise.all(
    WIDTHS.map((w) =>
      sharp(master.data, { raw })
        .resize(w, w, { kernel: 'lanczos3' })
        .sharpen({ sigma: 0.5, m1: 0.4, m2: 0.8 })
        .webp({ quality: QUALITY[w], effort: 4, smartSubsample: true })
        .toFile(path.join(out, `art/products/${stem}-${w}.webp`)),
    ),
  );
}

async function renderProduct(stage, product, wardrobe) {
  const slugs = product.contains ?? [product.slug];
  const list = slugs.map((slug) => wardrobe.get(slug));
  const look = product.contains ? { ...product, colours: list.flatMap((p) => p.colours.slice(0, 1)) } : product;
  await saveWidths(await stage.draw(await stillLife(stage, look, list), 1600, 1600), `${product.slug}-2`);
  await saveWidths(await stage.draw(await macro(look, list), 1600, 1600), `${product.slug}-3`);
}

async function renderOpenGraph(stage, product) {
  const jar = path.join(out, `art/products/${product.slug}-1-1200.webp`);
  await sharp(await stage.draw(await openGraph(stage, product, jar), 1200, 630))
    .removeAlpha()
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(out, `art/og/${product.slug}.jpg`));
}

function report(products) {
  const missing = expected(products).filter((f) => !existsSync(path.join(out, f)));
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
  const bytes = files.reduce((sum, f) => sum + statSync(path.join(f.parentPath, f.name)).size, 0);
  console.log(`${files.length} files, ${(bytes / 2 ** 20).toFixed(2)} MB, ${missing.length} missing`);
  if (missing.length) console.log(missing.slice(0, 20).join('\n'));
  return missing.length === 0;
}

async function main() {
  const products = await loadProducts();
  if (args.includes('--check')) {
    process.exitCode = report(products) ? 0 : 1;
    return;
  }
  for (const dir of ['products', 'og', 'categories', 'gummies', 'states'])
    mkdirSync(path.join(out, 'art', dir), { recursive: true });
  const only = option('--only')?.split(',');
  const kind = option('--set');
  const chosen = products.filter((p) => !only || only.includes(p.slug));
  const todo = !kind || kind === 'products' ? chosen : [];
  const previews = !kind || kind === 'previews' ? chosen : [];
  const stage = await studio();
  const wardrobe = new Map();
  const bySlug = (slug) => products.find((p) => p.slug === slug);
  const wear = async (slug) => {
    if (!wardrobe.has(slug)) wardrobe.set(slug, await dress(stage, bySlug(slug)));
    return wardrobe.get(slug);
  };
  for (const product of todo) {
    const started = Date.now();
    for (const slug of product.contains ?? [product.slug]) await wear(slug);
    await renderProduct(stage, product, wardrobe);
    console.log(`${product.slug} ${((Date.now() - started) / 1000).toFixed(1)}s`);
  }
  for (const product of previews) await renderOpenGraph(stage, product);
  if (!only && (!kind || kind === 'extras')) await extras(stage, out);
  await stage.close();
  report(products);
}

try {
  await main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
