/** Signed distance functions of all gummies and fruit. */
import { shapes } from './outlines.mjs';

const GRID = 224;
const EXTENT = 1.5;
const fields = new Map();

/** Returns the signed distance of a polygon on a grid, with softened corners. */
function field(name) {
  if (fields.has(name)) return fields.get(name);
  const { outline, hole, soften } = shapes[name];
  let data = new Float32Array(GRID * GRID);
  for (let j = 0; j < GRID; j += 1) {
    for (let i = 0; i < GRID; i += 1) {
      const x = (i / (GRID - 1) - 0.5) * 2 * EXTENT;
      const y = (j / (GRID - 1) - 0.5) * 2 * EXTENT;
      let best = Infinity;
      let inside = false;
      for (let k = 0, p = outline.length - 1; k < outline.length; p = k, k += 1) {
        const [ax, ay] = outline[p];
        const [bx, by] = outline[k];
        const ex = bx - ax,
          ey = by - ay,
          wx = x - ax,
          wy = y - ay;
        const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)));
        best = Math.min(best, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      }
      let d = (inside ? -1 : 1) * Math.sqrt(best);
      if (hole) d = Math.max(d, hole - Math.hypot(x, y));
      data[j * GRID + i] = d;
    }
  }
  for (let pass = 0; pass < 2; pass += 1) data = blur(data, soften);
  fields.set(name, data);
  return data;
}

function blur(src, radius) {
  const out = new Float32Array(src.length);
  const tmp = new Float32Array(src.length);
  const run = (a, b, stepI, stepJ) => {
    for (let j = 0; j < GRID; j += 1) {
      for (let i = 0; i < GRID; i += 1) {
        let sum = 0;
        for (let k = -radius; k <= radius; k += 1) {
          const c = Math.max(0, Math.min(GRID - 1, i + k));
          sum += a[c * stepI + j * stepJ];
        }
        b[i * stepI + j * stepJ] = sum / (2 * radius + 1);
      }
    }
  };
  run(src, tmp, 1, GRID);
  run(tmp, out, GRID, 1);
  return out;
}

/** Returns 0 at the edge and rises smoothly to 1 inside. */
const bulge = (inside) => {
  const t = Math.min(1, Math.max(0, inside * 1.3));
  return Math.sqrt(t * (2 - t) + 0.02) - 0.14;
};

/** Extrudes, domes and rounds the outline of a gummy. Returns d(x, y, z). */
export function gummySolid(name) {
  const data = field(name);
  const { height, round, grooves = 0, dome: rise = 0.07 } = shapes[name];
  const scale = (GRID - 1) / (2 * EXTENT);
  return (x, y, z) => {
    const fx = Math.max(0, Math.min(GRID - 1.001, (x + EXTENT) * scale));
    const fy = Math.max(0, Math.min(GRID - 1.001, (y + EXTENT) * scale));
    const i = fx | 0,
      j = fy | 0,
      u = fx - i,
      v = fy - j,
      o = j * GRID + i;
    let d2 = (data[o] * (1 - u) + data[o + 1] * u) * (1 - v) + (data[o + GRID] * (1 - u) + data[o + GRID + 1] * u) * v;
    const over = Math.max(Math.abs(x), Math.abs(y)) - EXTENT;
    if (over > 0) d2 += over;
    const dome = height + rise * bulge(-d2) * (z > 0 ? 1 : 0.35);
    const wx = d2 + round,
      wz = Math.abs(z) - dome + round;
    const ox = Math.max(wx, 0),
      oz = Math.max(wz, 0);
    let d = Math.min(Math.max(wx, wz), 0) + Math.sqrt(ox * ox + oz * oz) - round;
    if (grooves && z > 0) {
      const r = Math.hypot(x, y);
      const a = (Math.atan2(y, x) / (Math.PI * 2)) * grooves;
      const away = Math.abs(a - Math.round(a)) * ((Math.PI * 2) / grooves) * r;
      const wall = Math.min(away, Math.abs(r - 0.72), r < 0.1 ? r : 9);
      if (r < 0.76) d += 0.055 * Math.exp(-wall * wall * 260);
    }
    return d;
  };
}

/** A sphere, or an ellipsoid stretched by (sx, sy, sz). */
export const ball = (sx = 1, sy = 1, sz = 1) => {
  const least = Math.min(sx, sy, sz);
  return (x, y, z) => (Math.hypot(x / sx, y / sy, z / sz) - 1) * least;
};

/** Half a fruit: cut at z = 0, flat face towards +z, edge slightly rounded. */
export const half = (sx = 1, sy = 1, depth = 0.95) => {
  const body = ball(sx, sy, depth);
  return (x, y, z) => {
    const a = body(x, y, z) + 0.03,
      b = z + 0.03;
    const oa = Math.max(a, 0),
      ob = Math.max(b, 0);
    return Math.min(Math.max(a, b), 0) + Math.sqrt(oa * oa + ob * ob) - 0.03;
  };
};

/** A round slice of a given thickness. `wedge` keeps only its lower half, `hole` cores it. */
export const coin =
  (thick = 0.14, { wedge = false, hole = 0 } = {}) =>
  (x, y, z) => {
    let r = Math.hypot(x, y) - 0.97;
    if (hole) r = Math.max(r, hole - Math.hypot(x, y));
    if (wedge) r = Math.max(r, y - 0.1);
    const a = r + 0.05,
      b = Math.abs(z) - thick + 0.05;
    const oa = Math.max(a, 0),
      ob = Math.max(b, 0);
    return Math.min(Math.max(a, b), 0) + Math.sqrt(oa * oa + ob * ob) - 0.05;
  };

/** A cluster of drupelets on an ellipsoid, as raspberries and blackberries have. */
export function cluster(count = 46, stretch = 1.12, bead = 0.24) {
  const beads = Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y),
      a = i * 2.399963;
    const taper = 1 - 0.22 * Math.max(0, -y);
    return [Math.cos(a) * r * 0.72 * taper, y * 0.72 * stretch, Math.sin(a) * r * 0.72 * taper];
  });
  return (x, y, z) => {
    let best = Math.hypot(x, y / stretch, z) - 0.66;
    for (const [bx, by, bz] of beads) {
      const d = Math.sqrt((x - bx) ** 2 + (y - by) ** 2 + (z - bz) ** 2) - bead;
      if (d < best) best = d;
    }
    return best;
  };
}

/** A strawberry or fig body: a ball that narrows downwards. */
export const cone = () => (x, y, z) => {
  const k = 0.8 + 0.2 * Math.tanh(y * 1.6 + 0.5);
  return (Math.hypot(x / k / 0.92, y / 1.05, z / k / 0.92) - 0.95) * 0.62;
};

/** A blueberry: a ball with its small crown pressed in at +z. */
export const crowned = () => (x, y, z) => {
  const r = Math.hypot(x, y),
    a = Math.atan2(y, x);
  const rim = 0.3 + 0.05 * Math.cos(5 * a);
  const d = Math.hypot(x, y, z * 1.06) - 0.95;
  if (z < 0) return d;
  return Math.max(d, rim - 0.1 - Math.hypot(r * 0.9, z - 1.05)) - 0.05 * Math.exp(-((r - rim) ** 2) * 220);
};
