/** Lights a G-buffer with three studio lights, as translucent gummy or as fruit. */
import sharp from 'sharp';
import { rgb, toLinear, toSrgb } from '../brand/palette.mjs';
import { CHANNELS } from './march.mjs';

const KEY = [-0.52, 0.66, 0.54];
const smooth = (a, b, v) => {
  const t = Math.max(0, Math.min(1, (v - a) / (b - a)));
  return t * t * (3 - 2 * t);
};
const box = (x, y, cx, cy, hx, hy, soft) =>
  smooth(hx + soft, hx - soft, Math.abs(x - cx)) * smooth(hy + soft, hy - soft, Math.abs(y - cy));

/** Returns the studio light reflected from direction (x, y, z): key softbox, rim strip, top and warm bounce. */
function studio(nx, ny, nz, wobble) {
  const k = 2 * nz;
  const rx = k * nx + wobble,
    ry = k * ny - wobble * 0.6,
    rz = k * nz - 1;
  const s = 1 / (1.35 + rz);
  const x = rx * s,
    y = ry * s;
  return {
    key: box(x, y, -0.36, 0.42, 0.125, 0.19, 0.05) * 1.2 + box(x, y, -0.06, 0.6, 0.05, 0.1, 0.05) * 0.5,
    rim: box(x, y, 0.86, 0.05, 0.08, 0.62, 0.08) * 0.75,
    top: smooth(0.3, 1.1, y) * 0.35,
    bounce: smooth(-0.35, -1.1, y) * 0.5,
  };
}

const noise = (x, y) => Math.sin(x * 7.3 + Math.sin(y * 5.1) * 1.7) * Math.sin(y * 6.7 + Math.sin(x * 4.3) * 1.9);

/** Translucent gummy: absorption by thickness, scattered key light, inner glow, glossy reflections. */
export function shadeGummy(buffer, size, colour, { ambient = 1, tint = '#ffffff', seed = 0 } = {}) {
  const base = rgb(colour).map(toLinear);
  const room = rgb(tint).map(toLinear);
  const logs = base.map((v) => Math.log(Math.max(0.006, Math.min(0.97, v))));
  const px = Buffer.alloc(size * size * 4);
  for (let p = 0; p < size * size; p += 1) {
    const o = p * CHANNELS;
    const alpha = buffer[o];
    if (!alpha) continue;
    const nx = buffer[o + 1],
      ny = buffer[o + 2],
      nz = Math.max(0.02, buffer[o + 3]);
    const thick = buffer[o + 4],
      way = buffer[o + 5];
    const w = noise(buffer[o + 6] * 1.1 + seed, buffer[o + 7] * 1.1) * 0.035;
    const s = studio(nx, ny, nz, w);
    const fresnel = 0.045 + 0.6 * (1 - nz) ** 4;
    const facing = nx * KEY[0] + ny * KEY[1] + nz * KEY[2];
    const wrap = Math.max(0, (facing + 0.55) / 1.55);
    const lit = Math.exp(-way * 1.5);
    const depth = 1 - Math.exp(-(thick * 0.85 + way * 0.55));
    const glow = Math.exp(-way * 0.75) * Math.max(0, 0.5 - facing) ** 1.4 * (0.3 + 0.7 * (1 - nz));
    const thin = Math.exp(-thick * 2.6) * (1 - nz);
    const light = 0.34 + 0.44 * wrap + 0.48 * lit;
    for (let c = 0; c < 3; c += 1) {
      const tone = Math.exp(logs[c] * (0.52 + 0.8 * depth));
      const pale = Math.exp(logs[c] * 0.42);
      const bounce = [0.2, 0.11, 0.05][c] * Math.max(0, -ny) * pale * 0.8;
      let v = (tone * light + pale * glow * 1.9 + pale * room[c] * thin * 0.4 + 0.035 * wrap * wrap + bounce) * ambient;
      v +=
        (s.key * (0.5 + fresnel) +
          s.rim * (0.14 + fresnel) +
          s.top * fresnel * 1.1 +
          s.bounce * fresnel * 0.5 * room[c]) *
        (0.35 + 0.65 * ambient);
      px[p * 4 + c] = Math.round(255 * toSrgb(Math.min(1, v > 0.8 ? 0.8 + (1 - Math.exp(-(v - 0.8) * 3)) * 0.2 : v)));
    }
    px[p * 4 + 3] = Math.round(255 * alpha);
  }
  return px;
}

/**
 * Shades fruit: skin of one colour and, on cut flesh, a face texture ({data, size}, RGBA in local x/y). `wet` raises
 * the gloss of the cut, `fuzz` mattes the skin.
 */
export function shadeFruit(
  buffer,
  size,
  skin,
  { face = null, wet = 0.5, fuzz = 0, pores = 0, blush = null, seeds = false } = {},
) {
  const base = rgb(skin).map(toLinear);
  const second = blush ? rgb(blush).map(toLinear) : base;
  const px = Buffer.alloc(size * size * 4);
  for (let p = 0; p < size * size; p += 1) {
    const o = p * CHANNELS;
    const alpha = buffer[o];
    if (!alpha) continue;
    const u = buffer[o + 6],
      v = buffer[o + 7];
    const isFace = buffer[o + 5] < 0 && face;
    const grain = isFace
      ? noise(u * 5, v * 5) * 0.05
      : pores * (noise(u * 13, v * 13) + noise(u * 21 + 2, v * 19)) * 0.5;
    const nx = buffer[o + 1] + grain,
      ny = buffer[o + 2] - grain,
      nz = Math.max(0.02, buffer[o + 3]);
    const facing = nx * KEY[0] + ny * KEY[1] + nz * KEY[2];
    const wrap = Math.max(0, (facing + 0.42) / 1.42);
    const s = studio(nx, ny, nz, grain);
    const fresnel = 0.04 + 0.5 * (1 - nz) ** 4;
    let albedo = base;
    if (isFace) albedo = sample(face, u, v);
    else if (blush) {
      const t = smooth(-0.5, 0.8, v + 0.5 * u + 0.25 * noise(u * 2, v * 2));
      albedo = base.map((b, c) => b + (second[c] - b) * t);
    }
    const pip =
      seeds && !isFace ? smooth(0.8, 0.96, Math.cos(u * 17 + (Math.round(v * 5) % 2) * 3.1) * Math.cos(v * 16)) : 0;
    const gloss = isFace ? wet * 0.7 : 1 - fuzz;
    for (let c = 0; c < 3; c += 1) {
      const bounce = [0.17, 0.1, 0.06][c] * Math.max(0, -ny);
      let q = albedo[c] * (1 - pip) + pip * [0.85, 0.6, 0.2][c];
      q *= (isFace ? 0.5 : 0.2) + (isFace ? 0.58 : 0.98) * wrap + bounce * 1.5;
      q +=
        gloss * (s.key * (0.22 + fresnel) + s.rim * (0.08 + fresnel) + s.top * fresnel) + fuzz * 0.22 * (1 - nz) ** 2;
      px[p * 4 + c] = Math.round(255 * toSrgb(Math.min(1, q > 0.8 ? 0.8 + (1 - Math.exp(-(q - 0.8) * 3)) * 0.2 : q)));
    }
    px[p * 4 + 3] = Math.round(255 * alpha);
  }
  return px;
}

function sample({ data, size }, u, v) {
  const x = Math.max(0, Math.min(size - 1, Math.round((u * 0.5 + 0.5) * size)));
  const y = Math.max(0, Math.min(size - 1, Math.round((0.5 - v * 0.5) * size)));
  const o = (y * size + x) * 4;
  return [toLinear(data[o] / 255), toLinear(data[o + 1] / 255), toLinear(data[o + 2] / 255)];
}

/** Encodes raw RGBA pixels as a PNG buffer. */
export const png = (px, width, height = width) =>
  sharp(px, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
