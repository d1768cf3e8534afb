/**
 * Draws what is composed of traced pictures or of outlines: the pictures that a shared link shows, and the icons of the shop.
 * Run: node frontend/art/previews.mjs [--only slug[,slug]]
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadProducts } from './catalogue.mjs';
import { categories, INK } from './lib/brand/palette.mjs';
import { outlinePath } from './lib/brand/outlines.mjs';
import { fileUrl, scratch, studio } from './lib/support/browser.mjs';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const to = (file) => path.join(folder, file);
const JPEG = { quality: 80, mozjpeg: true };
const TINT = categories.energy.tint;
const args = process.argv.slice(2);

/** Draws a product's link preview, 1200 x 630: its jar on the right, its name in large type on the left. */
async function preview(stage, product) {
  const words = product.name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = words.length < 2 ? words : [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  const size = Math.min(132, (500 / Math.max(...(await stage.measure(lines)))) * 100);
  const baseline = (i) => 300 + (i - (lines.length - 1) / 2) * size * 0.92 + size * 0.3;
  const text = lines.map(
    (line, i) =>
      `<text class="d" x="80" y="${baseline(i)}" style="font-size:${size}px;letter-spacing:${-size * 0.02}px">${escape(line)}</text>`,
  );
  const sub = product.sub ?? `${product.contains.length} potten samen`;
  const jar = fileUrl(to(`art/products/${product.slug}-1-1200.webp`));
  const body = `<rect width="1200" height="630" fill="${categories[product.category].tint}"/><image href="${jar}" x="570" width="630" height="630"/><g fill="${INK}">${text.join('')}
    <text class="b" x="82" y="${300 + lines.length * size * 0.46 + 76}" style="font-size:32px">${escape(sub)}</text></g>`;
  const drawn = sharp(await stage.draw(body, 1200, 630)).removeAlpha();
  await drawn.jpeg(JPEG).toFile(to(`art/og/${product.slug}.jpg`));
}

const escape = (text) => text.replaceAll('&', '&amp;');

/** Draws the link preview of the shop's own address. */
const shopPreview = () =>
  sharp(to('art/hero-1600.webp'))
    .resize(1200, 630, { fit: 'contain', background: TINT })
    .jpeg(JPEG)
    .toFile(to('art/og/shop.jpg'));

async function icons() {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="a" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#FFA24A"/><stop offset=".5" stop-color="#FF7A1A"/><stop offset="1" stop-color="#F25C00"/></linearGradient></defs><rect width="64" height="64" rx="18" fill="#FFD9BF"/><g transform="translate(32 33)"><path d="${outlinePath('heart', 24)}" fill="url(#a)" stroke="#FF7A1A" stroke-width="6" stroke-linejoin="round"/><path d="M-17 -6C-17 -13 -12 -16 -7 -15" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"/><path d="M4 17C12 11 18 5 20 -1" fill="none" stroke="#FFD08A" stroke-width="4" stroke-linecap="round" opacity=".8"/></g></svg>\n`;
  writeFileSync(to('favicon.svg'), icon);
  const drawn = (width, density) => sharp(Buffer.from(icon), { density }).resize(width);
  await drawn(180, 400).flatten({ background: TINT }).png().toFile(to('apple-touch-icon.png'));
  await drawn(32, 300).png().toFile(to('favicon-32.png'));
}

const only = args.includes('--only') && args[args.indexOf('--only') + 1].split(',');
mkdirSync(to('art/og'), { recursive: true });
const stage = await studio();
try {
  for (const product of await loadProducts()) if (!only || only.includes(product.slug)) await preview(stage, product);
  if (!only) await Promise.all([shopPreview(), icons()]);
} finally {
  await stage.close();
  rmSync(scratch, { recursive: true, force: true });
}
