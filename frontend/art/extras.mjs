/** Renders the art of no single product: link preview, category tiles, drifting gummies, states and favicons. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filters } from './lib/pictures/backdrop.mjs';
import { place } from './lib/pictures/jar.mjs';
import { categories, deepen, INK, mix } from './lib/brand/palette.mjs';
import { outlinePath } from './lib/shapes/outlines.mjs';
import { fruitSprite, gummySprite } from './lib/light/sprites.mjs';

const TILES = [160, 320];
const STATES = ['gate', 'not-found', 'empty', 'error'];
const DRIFT = {
  bolt: 'energy',
  heart: 'beauty',
  drop: 'immunity',
  moon: 'sleep',
  ring: 'fitness',
  star: 'focus',
  slice: 'vitamins',
  'heart-peach': ['heart', '#FF7A4E'],
};

/** Paths of everything this module writes, relative to the public folder. */
export const extraFiles = [
  ...['all', ...Object.keys(categories)].flatMap((c) => TILES.map((w) => `art/categories/${c}-${w}.webp`)),
  ...Object.keys(DRIFT).map((s) => `art/gummies/${s}.webp`),
  ...STATES.map((s) => `art/states/${s}.webp`),
  'art/og/shop.jpg',
  'favicon.svg',
  'favicon-32.png',
  'apple-touch-icon.png',
];

const gummy = (category, index = 0) =>
  gummySprite(categories[category].shape, categories[category].gummy, categories[category].tint, 'hero', index);
const stand = (sprite, x, y, r, colour, turn = 0) =>
  `<ellipse cx="${x + r * 0.12}" cy="${y + r * 0.82}" rx="${r * 0.86}" ry="${r * 0.16}" fill="${deepen(colour, 0.6)}" opacity=".28" filter="url(#B8)"/>${place(sprite, x, y, r, { shadow: 0, turn })}`;

async function tile(category) {
  if (category === 'all' || category === 'bundles') {
    const picks =
      category === 'all'
        ? ['energy', 'sleep', 'immunity', 'beauty', 'vitamins']
        : ['focus', 'fitness', 'energy', 'vitamins', 'beauty'];
    const spots = [
      [108, 118, 66],
      [216, 108, 66],
      [90, 212, 68],
      [228, 214, 68],
      [160, 168, 76],
    ];
    const parts = await Promise.all(
      picks.map(async (c, i) => place(await gummy(c, i % 3), ...spots[i], { shadow: 0.3 })),
    );
    return parts.join('');
  }
  const { shape, gummy: colour, tint } = categories[category];
  const second =
    { sport: '#FF7A86', fitness: '#A8E05A', energy: '#FFB626', vitamins: '#FF8A1A' }[category] ??
    mix(colour, '#ffffff', 0.35);
  const tones = [second, category === 'sport' ? mix(colour, '#ffffff', 0.4) : mix(colour, second, 0.5), colour];
  const spots = [
    [212, 106, 72],
    [92, 128, 70],
    [176, 208, 92],
  ];
  const parts = await Promise.all(
    spots.map(async (s, i) => place(await gummySprite(shape, tones[i], tint, 'hero', i), ...s, { shadow: 0.34 })),
  );
  return parts.join('');
}

const face = (x, y, s, mood) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"><circle cx="-24" r="5" fill="${INK}" stroke-width="4"/><circle cx="24" r="5" fill="${INK}" stroke-width="4"/><path d="${mood}"/></g>`;

async function state(name, stage) {
  if (name === 'gate') {
    const [a, b, c] = await Promise.all([gummy('fitness', 2), gummy('energy', 1), gummy('beauty', 0)]);
    const lid = `<g transform="translate(240 250)"><ellipse cy="120" rx="150" ry="22" fill="#6B3E17" opacity=".25" filter="url(#B8)"/><path d="M-66 -40V-86A66 66 0 0 1 66 -86V-40" fill="none" stroke="#9FE3C8" stroke-width="30"/><path d="M-66 -40V-86A66 66 0 0 1 60 -112" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/></g>`;
    return `${lid}${stand(await gummySprite('slice', '#FF8A1A', '#FFD9BF', 'hero', 0), 240, 286, 116, '#FF7A1A')}<g transform="translate(240 280)"><circle r="21" fill="${INK}"/><path d="M-11 10L-17 58H17L11 10Z" fill="${INK}"/></g>${stand(b, 92, 350, 56, '#FF7A1A', -14)}${stand(c, 392, 352, 58, '#D81E5B', 10)}${place(a, 396, 128, 36, { shadow: 0 })}`;
  }
  if (name === 'not-found') {
    const [ring, four] = await Promise.all([gummySprite('ring', '#FFB81E', '#FFF0B8', 'hero', 0), gummy('sleep', 0)]);
    const digit = (x) =>
      `<g transform="translate(${x} 300)"><text class="d" text-anchor="middle" y="62" fill="#FF7A1A" style="font-size:210px">4</text></g>`;
    return `<ellipse cx="240" cy="376" rx="196" ry="20" fill="#6B3E17" opacity=".22" filter="url(#B8)"/>${digit(82)}${digit(398)}${place(ring, 240, 292, 92, { shadow: 0.25 })}${place(four, 352, 124, 44, { shadow: 0 })}${place(await gummy('focus', 1), 118, 130, 32, { shadow: 0 })}`;
  }
  if (name === 'empty') {
    const half = await fruitSprite(stage, 'mandarin', 'half', [-0.3, 0.3, 0.2]);
    const bowl = `<path d="M66 262H414C408 352 346 400 240 400S72 352 66 262Z" fill="url(#bowl)"/><path d="M66 262H414" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/><ellipse cx="120" cy="306" rx="12" ry="34" fill="#fff" opacity=".45" transform="rotate(-14 120 306)" filter="url(#B4)"/>`;
    return `<defs><linearGradient id="bowl"><stop offset="0" stop-color="#F7B489"/><stop offset=".25" stop-color="#FFE3CC"/><stop offset=".7" stop-color="#FFCBA6"/><stop offset="1" stop-color="#EE9E6A"/></linearGradient></defs><ellipse cx="250" cy="404" rx="170" ry="20" fill="#6B3E17" opacity=".28" filter="url(#B8)"/>${place(half, 330, 226, 82, { shadow: 0 })}${place(await gummy('beauty', 1), 176, 222, 60, { shadow: 0 })}${bowl}${face(240, 318, 0.9, 'M-18 26Q0 40 18 26')}${place(await gummy('immunity', 2), 90, 128, 34, { shadow: 0 })}${place(await gummy('energy', 0), 250, 92, 38, { shadow: 0 })}`;
  }
  const moon = await gummySprite('drop', '#EE2A63', '#FFD3DF', 'hero', 0);
  return `${stand(moon, 240, 262, 138, '#D81E5B', 12)}${face(236, 282, 1.15, 'M-18 34Q0 18 18 34')}${stand(await gummy('energy', 2), 402, 350, 52, '#FF7A1A')}${place(await gummy('vitamins', 1), 88, 352, 50, { shadow: 0.2 })}`;
}

const favicon = () => {
  const d = outlinePath('heart', 24);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="a" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#FFA24A"/><stop offset=".5" stop-color="#FF7A1A"/><stop offset="1" stop-color="#F25C00"/></linearGradient></defs><rect width="64" height="64" rx="18" fill="#FFD9BF"/><g transform="translate(32 33)"><path d="${d}" fill="url(#a)" stroke="#FF7A1A" stroke-width="6" stroke-linejoin="round"/><path d="M-17 -6C-17 -13 -12 -16 -7 -15" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"/><path d="M4 17C12 11 18 5 20 -1" fill="none" stroke="#FFD08A" stroke-width="4" stroke-linecap="round" opacity=".8"/></g></svg>\n`;
};

/** Renders all `extraFiles`. The preview of the shop's address shows the path-traced hero. */
export async function extras(stage, out) {
  const to = (file) => path.join(out, file);
  const webp = (buffer, width, file, quality = 82) =>
    sharp(buffer).resize(width).webp({ quality, alphaQuality: 88, effort: 5 }).toFile(to(file));
  await sharp(to('art/hero-1600.webp'))
    .resize(1200, 630, { fit: 'contain', background: categories.energy.tint })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(to('art/og/shop.jpg'));
  for (const category of ['all', ...Object.keys(categories)]) {
    const image = await stage.draw(
      `${filters}<g transform="translate(24 8) scale(1.86)">${await tile(category)}</g>`,
      640,
      640,
    );
    for (const w of TILES) await webp(image, w, `art/categories/${category}-${w}.webp`);
  }
  for (const [name, source] of Object.entries(DRIFT)) {
    const sprite = Array.isArray(source)
      ? await gummySprite(source[0], source[1], '#FFD9BF', 'hero', 1)
      : await gummy(source, 0);
    await webp(sprite.file, 200, `art/gummies/${name}.webp`, 84);
  }
  for (const name of STATES)
    await webp(
      await stage.draw(`${filters}<g transform="scale(2)">${await state(name, stage)}</g>`, 960, 960),
      480,
      `art/states/${name}.webp`,
    );
  writeFileSync(to('favicon.svg'), favicon());
  const icon = await sharp(Buffer.from(favicon()), { density: 400 })
    .resize(180)
    .flatten({ background: '#FFD9BF' })
    .png()
    .toBuffer();
  writeFileSync(to('apple-touch-icon.png'), icon);
  await sharp(Buffer.from(favicon()), { density: 300 }).resize(32).png().toFile(to('favicon-32.png'));
}
