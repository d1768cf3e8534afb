/** Renders gummies and fruit in fixed poses, lit once per colour and stored as PNG files. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { scratch } from '../support/browser.mjs';
import { fruits } from '../shapes/fruits.mjs';
import { deepen, rgb } from '../brand/palette.mjs';
import { march, rotation } from './march.mjs';
import { seeded } from '../support/prng.mjs';
import { png, shadeFruit, shadeGummy } from './shade.mjs';
import { gummySolid } from '../shapes/solids.mjs';

/** Each kind: pixels, number of poses, and the ranges of tilt and turn. */
const KINDS = {
  jar: { size: 208, count: 22, tilt: [-1.5, 1.5], turn: [-1.2, 1.2] },
  lying: { size: 380, count: 10, tilt: [-1.06, -0.78], turn: [-0.22, 0.22] },
  macro: { size: 800, count: 9, tilt: [-0.95, 0.1], turn: [-0.55, 0.55] },
  hero: { size: 520, count: 3, tilt: [-0.5, 0.2], turn: [-0.5, 0.5], roll: [-0.4, 0.4] },
};
const poses = new Map();
const files = new Map();

function pose(shape, kind, index) {
  const key = `${shape}/${kind}/${index}`;
  if (!poses.has(key)) {
    if (poses.size > 160) poses.clear();
    const { size, tilt, turn, roll = [-Math.PI, Math.PI] } = KINDS[kind];
    const r = seeded(key);
    poses.set(key, march(gummySolid(shape), size, rotation(r.range(...tilt), r.range(...turn), r.range(...roll))));
  }
  return poses.get(key);
}

async function save(key, px, size, dark) {
  const tone = rgb(dark).map((v) => Math.round(v * 255));
  const base = path.join(scratch, key.replace(/[^a-z0-9]+/gi, '_'));
  const buffer = await png(px, size);
  writeFileSync(`${base}.png`, buffer);
  const blurred = await sharp(buffer)
    .resize(96)
    .extractChannel('alpha')
    .toColourspace('b-w')
    .blur(3.2)
    .raw()
    .toBuffer();
  const shadow = Buffer.alloc(96 * 96 * 4);
  blurred.forEach((v, i) => shadow.set([...tone, v], i * 4));
  writeFileSync(`${base}_shadow.png`, await png(shadow, 96));
  return { file: `${base}.png`, shadow: `${base}_shadow.png`, reach: 1.28 };
}

export const poseCount = (kind) => KINDS[kind].count;

/** Renders a gummy of a shape and colour in pose `index` of `kind`. Returns {file, shadow, reach}. */
export async function gummySprite(shape, colour, tint, kind, index) {
  const key = `g/${shape}/${colour}/${tint}/${kind}/${index}`;
  if (!files.has(key)) {
    const { size } = KINDS[kind];
    files.set(
      key,
      await save(
        key,
        shadeGummy(pose(shape, kind, index), size, colour, { tint, seed: index }),
        size,
        deepen(colour, 0.72),
      ),
    );
  }
  return files.get(key);
}

const FRUIT_SIZE = 560;
const faces = new Map();

async function faceTexture(stage, name) {
  if (!faces.has(name)) {
    const image = await stage.draw(`<g transform="translate(256 256) scale(2.5)">${fruits[name].face()}</g>`, 512, 512);
    const { data } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    faces.set(name, { data, size: 512 });
  }
  return faces.get(name);
}

/** Renders a fruit in one form and orientation. Its cut faces carry the drawn texture. */
export async function fruitSprite(stage, name, form, [tilt, turn, roll]) {
  const key = `f/${name}/${form}/${tilt}/${turn}/${roll}`;
  if (!files.has(key)) {
    const fruit = fruits[name];
    const flat = form !== 'whole' && form !== 'other';
    const cut = flat ? (x, y, z, nx, ny, nz) => Math.abs(nz) > 0.8 && Math.hypot(x, y) < 0.965 : () => false;
    const wedgeCut = (x, y, z, nx, ny, nz) => cut(x, y, z, nx, ny, nz) || (form === 'wedge' && ny > 0.8);
    const buffer = march(fruit.forms[form], FRUIT_SIZE, rotation(tilt, turn, roll), { cut: wedgeCut });
    const face = flat ? await faceTexture(stage, name) : null;
    const { skin, fuzz = 0, pores = 0, blush = null, seeds = false } = fruit;
    files.set(
      key,
      await save(
        key,
        shadeFruit(buffer, FRUIT_SIZE, skin, { face, fuzz, pores, blush, seeds, wet: 0.55 }),
        FRUIT_SIZE,
        deepen(skin, 0.75),
      ),
    );
  }
  return files.get(key);
}
