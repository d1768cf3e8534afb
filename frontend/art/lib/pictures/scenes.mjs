/** Composes the pictures of a product from jar, sprites and set: macro and the OpenGraph card. */
import { filters, jarShadow } from './backdrop.mjs';
import { jar, place } from './jar.mjs';
import { makeLabel } from './label.mjs';
import { labelOf } from '../brand/dressed.mjs';
import { categories, deepen, INK, mix } from '../brand/palette.mjs';
import { fileUrl } from '../support/browser.mjs';
import { seeded } from '../support/prng.mjs';
import { gummySprite, poseCount } from '../light/sprites.mjs';

const all = (n, make) => Promise.all(Array.from({ length: n }, (_, i) => make(i)));

/** Returns the sprites, bent label and colours of one jar. `product` is a resolved look. */
export async function dress(stage, product) {
  const category = categories[product.category];
  const random = seeded(`jar/${product.slug}`);
  const sprites = [];
  for (const [n, colour] of product.colours.entries()) {
    const count = n ? 7 : poseCount('jar') - 5;
    sprites.push(
      ...(await all(count, (i) =>
        gummySprite(product.shape, colour, category.tint, 'jar', (i * 3 + n) % poseCount('jar')),
      )),
    );
  }
  const { layout, ...shown } = labelOf(product);
  const turn = random.range(-22, 22);
  const label = await makeLabel(stage, { ...product, ...shown, turn }, layout, random.range(-20, 20));
  return {
    ...product,
    label,
    sprites,
    lidColour: product.lid ?? category.strong,
    labelY: layout === 'arch' ? -606 : -560,
  };
}

const seat = (dressed, x, y, s, id) =>
  `${jarShadow(x, y, s, dressed.colours[0], categories[dressed.category].strong)}` +
  `<g transform="translate(${x} ${y}) scale(${s})">${jar({ id, random: seeded(`fill/${dressed.slug}`), sprites: dressed.sprites, label: dressed.label, lidColour: dressed.lidColour, gummy: dressed.colours[0], labelY: dressed.labelY })}</g>`;

/** Returns the positions of one, two or three jars, back to front: [x, y, scale] for a centre and a base line. */
function group(n, cx, base, k = 1) {
  const spots = {
    1: [[0, 0, 1.21]],
    2: [
      [292, -58, 0.88],
      [-262, 0, 0.95],
    ],
    3: [
      [-486, -70, 0.83],
      [486, -70, 0.83],
      [0, 0, 0.93],
    ],
  }[n];
  return spots.map(([x, y, s]) => [cx + x * k, base + y * k, s * k]);
}

const order = { 1: [0], 2: [1, 0], 3: [1, 2, 0] };

/** Returns the jars of a product, in position, as SVG. */
export function jars(list, cx, base, k = 1) {
  const spots = group(list.length, cx, base, k);
  return order[list.length].map((which, i) => seat(list[which], ...spots[i], `j${i}`)).join('');
}

/** Returns every pose of one kind, for each gummy colour in a picture. */
export const gummiesOf = async (list, kind, tint) => {
  const out = [];
  for (const p of list)
    for (const colour of p.colours) {
      out.push(...(await all(poseCount(kind), (i) => gummySprite(p.shape, colour, tint, kind, i))));
    }
  return out;
};

/** Picture 3: a close-up of a heap of gummies with a shallow depth of field. */
export async function macro(product, list) {
  const random = seeded(`three/${product.slug}`);
  const category = categories[product.category];
  const sprites = await gummiesOf(list, 'macro', category.tint);
  const main = product.colours[0];
  let out = `${filters}<defs><linearGradient id="bg" x2="0" y2="1"><stop offset="0" stop-color="${mix(category.tint, main, 0.35)}"/><stop offset="1" stop-color="${deepen(main, 0.45)}"/></linearGradient>
    <linearGradient id="fog" x2="0" y2="1"><stop offset="0" stop-color="${mix(category.tint, '#ffffff', 0.4)}" stop-opacity=".66"/><stop offset=".3" stop-color="${category.tint}" stop-opacity=".1"/><stop offset=".5" stop-color="${category.tint}" stop-opacity="0"/></linearGradient>
    <radialGradient id="vig" cx=".42" cy=".46" r=".8"><stop offset=".55" stop-color="${deepen(main, 0.6)}" stop-opacity="0"/><stop offset="1" stop-color="${deepen(main, 0.6)}" stop-opacity=".42"/></radialGradient></defs><rect width="1600" height="1600" fill="url(#bg)"/>`;
  const size = random.range(0.92, 1.1);
  let y = 20,
    row = 0;
  while (y < 1780) {
    const near = y / 1600;
    const r = (172 + 158 * near) * size;
    const blur =
      near < 0.2 ? 'url(#B8)' : near < 0.36 ? 'url(#B4)' : near > 1 ? 'url(#B16)' : near > 0.9 ? 'url(#B8)' : '';
    for (let x = -80 + (row % 2) * r * 0.8; x < 1700; x += r * 1.62) {
      const px = x + random.range(-0.22, 0.22) * r,
        py = y + random.range(-0.22, 0.22) * r;
      const g = place(random.pick(sprites), px, py, r * random.range(0.95, 1.12), {
        shadow: 0.6,
        dx: 0.04,
        dy: 0.08,
        grow: 1.08,
        turn: random.range(-10, 10),
      });
      out += blur ? `<g filter="${blur}">${g}</g>` : g;
    }
    y += r * 1.06;
    row += 1;
  }
  return `${out}<rect width="1600" height="1600" fill="url(#fog)"/><rect width="1600" height="1600" fill="url(#vig)"/>`;
}

/** OpenGraph picture, 1200×630: the path-traced jars of `picture`, a file, on the right, the name in large type on the left. */
export async function openGraph(stage, product, picture) {
  const { tint } = categories[product.category];
  const words = product.name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = words.length < 2 ? words : [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  const widths = await stage.measure(lines);
  const size = Math.min(132, (500 / Math.max(...widths)) * 100);
  const text = lines
    .map(
      (line, i) =>
        `<text class="d" x="80" y="${300 + (i - (lines.length - 1) / 2) * size * 0.92 + size * 0.3}" fill="${INK}" style="font-size:${size}px;letter-spacing:${-size * 0.02}px">${line.replace('&', '&amp;')}</text>`,
    )
    .join('');
  const sub = product.sub ?? `${product.contains.length} potten samen`;
  return `<rect width="1200" height="630" fill="${tint}"/><image href="${fileUrl(picture)}" x="570" width="630" height="630"/>${text}
    <text class="b" x="82" y="${300 + lines.length * size * 0.46 + 76}" fill="${INK}" style="font-size:32px">${sub.replace('&', '&amp;')}</text>`;
}
