/** The three pictures of a product, composed from jar, sprites and set. */
import { filters, FORMS, jarShadow, set, spotShadow } from './backdrop.mjs';
import { jar, place } from './jar.mjs';
import { LAYOUTS, labelTones, makeLabel } from './label.mjs';
import { categories, deepen, INK, mix, rgb } from './palette.mjs';
import { hash, seeded } from './prng.mjs';
import { fruitSprite, gummySprite, poseCount } from './sprites.mjs';
import { crown, fruits } from './fruits.mjs';
import { rotation } from './march.mjs';

const all = (n, make) => Promise.all(Array.from({ length: n }, (_, i) => make(i)));

/** Everything one jar needs: its sprites, bent label, colours. `product` is a resolved look. */
export async function dress(stage, product) {
  const category = categories[product.category];
  const random = seeded(`jar/${product.slug}`);
  const sprites = [];
  for (const [n, colour] of product.colours.entries()) {
    const count = n ? 7 : poseCount('jar') - 5;
    sprites.push(...(await all(count, (i) => gummySprite(product.shape, colour, category.tint, 'jar', (i * 3 + n) % poseCount('jar')))));
  }
  const tones = labelTones(category, product.accent);
  const dark = rgb(tones.accent).reduce((a, v, i) => a + v * [0.3, 0.59, 0.11][i], 0) < 0.5;
  const layout = product.layout ?? LAYOUTS[hash(`layout/${product.slug}`) % LAYOUTS.length];
  const label = await makeLabel(stage, { ...product, ...tones, accentInk: dark ? '#FFF8EE' : tones.accentInk, turn: random.range(-22, 22) }, layout, random.range(-20, 20));
  return { ...product, label, sprites, lidColour: product.lid ?? category.strong, labelY: layout === 'arch' ? -606 : -560 };
}

const seat = (dressed, x, y, s, id) =>
  `${jarShadow(x, y, s, dressed.colours[0], categories[dressed.category].strong)}`
  + `<g transform="translate(${x} ${y}) scale(${s})">${jar({ id, random: seeded(`fill/${dressed.slug}`), sprites: dressed.sprites, label: dressed.label, lidColour: dressed.lidColour, gummy: dressed.colours[0], labelY: dressed.labelY })}</g>`;

/** Where one, two or three jars stand, back to front: [x, y, scale] for a centre and a base line. */
export function group(n, cx, base, k = 1) {
  const spots = {
    1: [[0, 0, 1.21]],
    2: [[292, -58, 0.88], [-262, 0, 0.95]],
    3: [[-486, -70, 0.83], [486, -70, 0.83], [0, 0, 0.93]],
  }[n];
  return spots.map(([x, y, s]) => [cx + x * k, base + y * k, s * k]);
}

const order = { 1: [0], 2: [1, 0], 3: [1, 2, 0] };

/** Jars of a product on their places as SVG. */
export function jars(list, cx, base, k = 1) {
  const spots = group(list.length, cx, base, k);
  return order[list.length].map((which, i) => seat(list[which], ...spots[i], `j${i}`)).join('');
}

/** Picture 1: the jar on the category's tint. */
export function portrait(product, list) {
  const random = seeded(`one/${product.slug}`);
  const category = categories[product.category];
  const form = product.form ?? FORMS[hash(`form/${product.slug}`) % FORMS.length];
  const cx = 800 + (list.length > 1 ? 0 : random.range(-26, 26));
  const base = form === 'plinth' ? 1310 : 1392;
  const k = form === 'plinth' ? 0.94 : 1;
  return filters + set({ category, form, random, cx, base, horizon: 1128 + random.range(-40, 30) }) + jars(list, cx, base, k);
}

const gummiesOf = async (list, kind, tint) => {
  const out = [];
  for (const p of list) for (const colour of p.colours) {
    out.push(...(await all(poseCount(kind), (i) => gummySprite(p.shape, colour, tint, kind, i))));
  }
  return out;
};

const onTop = (name, form, x, y, r, pose, random) => {
  if (form !== 'whole' && form !== 'other') return '';
  const m = rotation(...pose);
  const reach = 0.9 * r;
  return `<g transform="translate(${x + m[0][1] * reach} ${y - m[1][1] * reach}) rotate(${(Math.atan2(m[0][1], m[1][1]) * 180) / Math.PI}) scale(${r})">${crown(name, random)}</g>`;
};

/** Picture 2: the jar among scattered gummies and cut fruit. */
export async function stillLife(stage, product, list) {
  const random = seeded(`two/${product.slug}`);
  const category = categories[product.category];
  const side = random.next() < 0.5 ? -1 : 1;
  const single = list.length === 1;
  const cx = 800 + side * (single ? 150 : 0), base = 1230;
  const forms = ['sweep', 'window', 'leaves', 'sun'];
  let out = filters + set({ category, form: random.pick(forms), random, cx: 800, base, horizon: 1010 });
  const names = list.flatMap((p) => p.fruits).slice(0, 4);
  const things = [];
  const addFruit = async (name, form, x, y, r, pose) => {
    const sprite = await fruitSprite(stage, name, form, pose);
    const small = fruits[name].small ?? 1;
    const rr = r * (form === 'whole' || form === 'other' ? small : 1);
    things.push({ y, box: [x, y, rr], svg: spotShadow(x, y, rr, mix(fruits[name].skin, category.strong, 0.4), 0.22) + place(sprite, x, y - rr * 0.82, rr, { shadow: 0 }) + onTop(name, form, x, y - rr * 0.82, rr, pose, random) });
  };
  const cut = (name) => ['half', 'wedge', 'slice'].find((f) => fruits[name].forms[f]);
  const far = -side;
  const main = names[0], second = names[1];
  const left = (x) => 800 + far * x;
  const turn = () => random.range(-0.5, 0.5);
  if (!single) {
    const spots = [[-575, 120, 150], [575, 110, 150], [270 * far, 215, 135]];
    for (const [i, name] of names.entries()) {
      const [x, dy, r] = spots[i % 3];
      await addFruit(name, cut(name) ?? 'whole', 800 + x, base + dy, cut(name) ? r : r * 1.3, [-0.42, x < 0 ? 0.4 : -0.4, turn()]);
    }
  } else if (cut(main)) {
    const back = fruits[main].forms.whole && main !== 'watermelon' ? 'whole' : cut(main);
    await addFruit(main, back, left(430), base - 70, 205, [-0.3, turn(), turn()]);
    await addFruit(main, cut(main), left(300), base + 66, 190, [-0.42, far * random.range(0.25, 0.6), turn()]);
    if (fruits[main].forms.slice) await addFruit(main, 'slice', left(560), base + 150, 150, [-1.0, far * 0.2, turn() * 2]);
  } else {
    for (const [dx, dy, r] of [[330, 10, 190], [500, -40, 186], [425, 90, 196], [600, 60, 180], ...((fruits[main].small ?? 1) < 0.52 ? [[390, -50, 184], [520, 60, 190], [330, 130, 192], [640, -30, 180]] : [])]) {
      await addFruit(main, random.next() < 0.5 ? 'whole' : 'other', left(dx + random.range(-18, 18)), base + dy, r, [random.range(-0.5, 0.35), turn() * 1.6, turn() * 1.5]);
    }
  }
  if (single && second) await addFruit(second, cut(second) ?? 'whole', 800 + side * 600, base + 70, 150, [-0.5, -side * 0.4, turn()]);
  const sprites = await gummiesOf(list, 'lying', category.tint);
  const drop = (x, y, r, lift = 0) => {
    const sprite = random.pick(sprites);
    const floor = lift ? '' : spotShadow(x, y + r * 0.34, r * 0.92, product.colours[0], 0.36);
    things.push({ y: y + lift, svg: floor + place(sprite, x, y - r * 0.06, r, lift ? { shadow: 0.45, dx: 0.02, dy: 0.07 } : { shadow: 0 }) });
  };
  const spots = [];
  if (single && !second) {
    const hx = cx + side * 372, hy = base + 62;
    things.push({ y: hy - 60, svg: spotShadow(hx, hy + 26, 190, product.colours[0], 0.3) });
    for (const [dx, dy, lift] of [[-104, -6, 0], [92, -10, 0], [-6, 34, 0], [-50, -40, 120], [46, -46, 121], [2, -84, 160]]) drop(hx + dx + random.range(-10, 10), hy + dy, 84, lift);
    spots.push({ x: hx, y: hy, r: 190 });
  }
  for (let tries = 0; spots.length < (single ? 11 : 14) && tries < 900; tries += 1) {
    const x = random.range(90, 1510), y = random.range(base + 50, 1535);
    const r = (76 + ((y - base) / 300) * 28) * random.range(0.92, 1.08);
    const inJar = Math.abs(x - cx) < (single ? 330 : 720) && y < base + (single ? 60 : 120);
    const inFruit = things.some((t) => t.box && Math.abs(t.box[0] - x) < t.box[2] + r * 0.7 && y < t.y + r * 0.75 && y > t.y - t.box[2]);
    if (inJar || inFruit || spots.some((s) => Math.hypot(s.x - x, (s.y - y) * 1.5) < (s.r + r) * 0.9)) continue;
    spots.push({ x, y, r });
    drop(x, y, r);
  }
  things.sort((a, b) => a.y - b.y);
  out += things.filter((t) => t.y < base - 20).map((t) => t.svg).join('');
  out += jars(list, cx, base, single ? 0.9 : 0.84);
  out += things.filter((t) => t.y >= base - 20).map((t) => t.svg).join('');
  return out;
}

/** Picture 3: gummies up close, a heap with a shallow depth of field. */
export async function macro(product, list) {
  const random = seeded(`three/${product.slug}`);
  const category = categories[product.category];
  const sprites = await gummiesOf(list, 'macro', category.tint);
  const main = product.colours[0];
  let out = `${filters}<defs><linearGradient id="bg" x2="0" y2="1"><stop offset="0" stop-color="${mix(category.tint, main, 0.35)}"/><stop offset="1" stop-color="${deepen(main, 0.45)}"/></linearGradient>
    <linearGradient id="fog" x2="0" y2="1"><stop offset="0" stop-color="${mix(category.tint, '#ffffff', 0.4)}" stop-opacity=".66"/><stop offset=".3" stop-color="${category.tint}" stop-opacity=".1"/><stop offset=".5" stop-color="${category.tint}" stop-opacity="0"/></linearGradient>
    <radialGradient id="vig" cx=".42" cy=".46" r=".8"><stop offset=".55" stop-color="${deepen(main, 0.6)}" stop-opacity="0"/><stop offset="1" stop-color="${deepen(main, 0.6)}" stop-opacity=".42"/></radialGradient></defs><rect width="1600" height="1600" fill="url(#bg)"/>`;
  const size = random.range(0.92, 1.1);
  let y = 20, row = 0;
  while (y < 1780) {
    const near = y / 1600;
    const r = (172 + 158 * near) * size;
    const blur = near < 0.2 ? 'url(#B8)' : near < 0.36 ? 'url(#B4)' : near > 1 ? 'url(#B16)' : near > 0.9 ? 'url(#B8)' : '';
    for (let x = -80 + (row % 2) * r * 0.8; x < 1700; x += r * 1.62) {
      const px = x + random.range(-0.22, 0.22) * r, py = y + random.range(-0.22, 0.22) * r;
      const g = place(random.pick(sprites), px, py, r * random.range(0.95, 1.12), { shadow: 0.6, dx: 0.04, dy: 0.08, grow: 1.08, turn: random.range(-10, 10) });
      out += blur ? `<g filter="${blur}">${g}</g>` : g;
    }
    y += r * 1.06;
    row += 1;
  }
  return `${out}<rect width="1600" height="1600" fill="url(#fog)"/><rect width="1600" height="1600" fill="url(#vig)"/>`;
}

/** OpenGraph picture, 1200×630: jars at the right, the name set large at the left. */
export async function openGraph(stage, product, list) {
  const category = categories[product.category];
  const random = seeded(`og/${product.slug}`);
  const words = product.name.split(' ');
  const lines = words.length < 2 ? words : [words.slice(0, Math.ceil(words.length / 2)).join(' '), words.slice(Math.ceil(words.length / 2)).join(' ')];
  const widths = await stage.measure(lines);
  const size = Math.min(132, (520 / Math.max(...widths)) * 100);
  const text = lines.map((line, i) => `<text class="d" x="80" y="${300 + (i - (lines.length - 1) / 2) * size * 0.92 + size * 0.3}" fill="${INK}" style="font-size:${size}px;letter-spacing:${-size * 0.02}px">${line.replace('&', '&amp;')}</text>`).join('');
  const sub = product.sub ?? `${list.length} potten samen`;
  return `${filters}${set({ category, form: 'sweep', random, W: 1200, H: 630, horizon: 452, cx: 880, base: 560 })}${jars(list, 875, 566, 0.42 * (list.length > 1 ? 1.08 : 1.05))}${text}
    <text class="b" x="82" y="${300 + lines.length * size * 0.46 + 76}" fill="${INK}" style="font-size:32px">${sub.replace('&', '&amp;')}</text>`;
}
