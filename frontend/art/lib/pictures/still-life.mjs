import { filters, set, spotShadow } from './backdrop.mjs';
import { crown, fruits } from '../shapes/fruits.mjs';
import { place } from './jar.mjs';
import { rotation } from '../light/march.mjs';
import { categories, mix } from '../brand/palette.mjs';
import { seeded } from '../support/prng.mjs';
import { gummiesOf, jars } from './scenes.mjs';
import { fruitSprite } from '../light/sprites.mjs';

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
  const cx = 800 + side * (single ? 150 : 0),
    base = 1230;
  const forms = ['sweep', 'window', 'leaves', 'sun'];
  let out = filters + set({ category, form: random.pick(forms), random, cx: 800, horizon: 1010 });
  const names = list.flatMap((p) => p.fruits).slice(0, 4);
  const things = [];
  const addFruit = async (name, form, x, y, r, pose) => {
    const sprite = await fruitSprite(stage, name, form, pose);
    const small = fruits[name].small ?? 1;
    const rr = r * (form === 'whole' || form === 'other' ? small : 1);
    things.push({
      y,
      box: [x, y, rr],
      svg:
        spotShadow(x, y, rr, mix(fruits[name].skin, category.strong, 0.4), 0.22) +
        place(sprite, x, y - rr * 0.82, rr, { shadow: 0 }) +
        onTop(name, form, x, y - rr * 0.82, rr, pose, random),
    });
  };
  const cut = (name) => ['half', 'wedge', 'slice'].find((f) => fruits[name].forms[f]);
  const far = -side;
  const main = names[0],
    second = names[1];
  const left = (x) => 800 + far * x;
  const turn = () => random.range(-0.5, 0.5);
  if (!single) {
    const spots = [
      [-575, 120, 150],
      [575, 110, 150],
      [270 * far, 215, 135],
    ];
    for (const [i, name] of names.entries()) {
      const [x, dy, r] = spots[i % 3];
      await addFruit(name, cut(name) ?? 'whole', 800 + x, base + dy, cut(name) ? r : r * 1.3, [
        -0.42,
        x < 0 ? 0.4 : -0.4,
        turn(),
      ]);
    }
  } else if (cut(main)) {
    const back = fruits[main].forms.whole && main !== 'watermelon' ? 'whole' : cut(main);
    await addFruit(main, back, left(430), base - 70, 205, [-0.3, turn(), turn()]);
    await addFruit(main, cut(main), left(300), base + 66, 190, [-0.42, far * random.range(0.25, 0.6), turn()]);
    if (fruits[main].forms.slice)
      await addFruit(main, 'slice', left(560), base + 150, 150, [-1.0, far * 0.2, turn() * 2]);
  } else {
    for (const [dx, dy, r] of [
      [330, 10, 190],
      [500, -40, 186],
      [425, 90, 196],
      [600, 60, 180],
      ...((fruits[main].small ?? 1) < 0.52
        ? [
            [390, -50, 184],
            [520, 60, 190],
            [330, 130, 192],
            [640, -30, 180],
          ]
        : []),
    ]) {
      await addFruit(main, random.next() < 0.5 ? 'whole' : 'other', left(dx + random.range(-18, 18)), base + dy, r, [
        random.range(-0.5, 0.35),
        turn() * 1.6,
        turn() * 1.5,
      ]);
    }
  }
  if (single && second)
    await addFruit(second, cut(second) ?? 'whole', 800 + side * 600, base + 70, 150, [-0.5, -side * 0.4, turn()]);
  const sprites = await gummiesOf(list, 'lying', category.tint);
  const drop = (x, y, r, lift = 0) => {
    const sprite = random.pick(sprites);
    const floor = lift ? '' : spotShadow(x, y + r * 0.34, r * 0.92, product.colours[0], 0.36);
    things.push({
      y: y + lift,
      svg: floor + place(sprite, x, y - r * 0.06, r, lift ? { shadow: 0.45, dx: 0.02, dy: 0.07 } : { shadow: 0 }),
    });
  };
  const spots = [];
  if (single && !second) {
    const hx = cx + side * 372,
      hy = base + 62;
    things.push({ y: hy - 60, svg: spotShadow(hx, hy + 26, 190, product.colours[0], 0.3) });
    for (const [dx, dy, lift] of [
      [-104, -6, 0],
      [92, -10, 0],
      [-6, 34, 0],
      [-50, -40, 120],
      [46, -46, 121],
      [2, -84, 160],
    ])
      drop(hx + dx + random.range(-10, 10), hy + dy, 84, lift);
    spots.push({ x: hx, y: hy, r: 190 });
  }
  for (let tries = 0; spots.length < (single ? 11 : 14) && tries < 900; tries += 1) {
    const x = random.range(90, 1510),
      y = random.range(base + 50, 1535);
    const r = (76 + ((y - base) / 300) * 28) * random.range(0.92, 1.08);
    const inJar = Math.abs(x - cx) < (single ? 330 : 720) && y < base + (single ? 60 : 120);
    const inFruit = things.some(
      (t) => t.box && Math.abs(t.box[0] - x) < t.box[2] + r * 0.7 && y < t.y + r * 0.75 && y > t.y - t.box[2],
    );
    if (inJar || inFruit || spots.some((s) => Math.hypot(s.x - x, (s.y - y) * 1.5) < (s.r + r) * 0.9)) continue;
    spots.push({ x, y, r });
    drop(x, y, r);
  }
  things.sort((a, b) => a.y - b.y);
  out += things
    .filter((t) => t.y < base - 20)
    .map((t) => t.svg)
    .join('');
  out += jars(list, cx, base, single ? 0.9 : 0.84);
  out += things
    .filter((t) => t.y >= base - 20)
    .map((t) => t.svg)
    .join('');
  return out;
}
