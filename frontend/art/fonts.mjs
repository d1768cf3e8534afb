/**
 * Subsets the two fonts that every page loads: the letters of Dutch, and for the display face only the used weights and
 * width. `fonts.css` lists the same letters; any other letter loads the full font.
 * Run: node frontend/art/fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const letters = `${ascii()}\u00a0àáäåçèéêëíîïñóôöúûüÉËÖÜ–—‘’“”•…€−×·½©`;
const fonts = {
  bricolage: {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    variationAxes: { wght: { min: 700, max: 800 }, wdth: 85 },
  },
  figtree: {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

for (const [name, { from, variationAxes }] of Object.entries(fonts)) {
  const font = await subsetFont(await readFile(resolve(from)), letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`../src/theme/fonts/${name}.woff2`, import.meta.url), font);
}

function ascii() {
  return Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
}
