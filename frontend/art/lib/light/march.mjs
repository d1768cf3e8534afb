/** Ray-marches a solid: normal, thickness and light path per pixel. */

/** Returns the object-to-camera rotation matrix of tilt about x, turn about y and roll about z, in radians. */
export function rotation(tilt, turn, roll) {
  const [ca, sa, cb, sb, cc, sc] = [tilt, turn, roll].flatMap((a) => [Math.cos(a), Math.sin(a)]);
  const mul = (p, q) =>
    [0, 1, 2].map((i) => [0, 1, 2].map((j) => p[i][0] * q[0][j] + p[i][1] * q[1][j] + p[i][2] * q[2][j]));
  const x = [
    [1, 0, 0],
    [0, ca, -sa],
    [0, sa, ca],
  ];
  const y = [
    [cb, 0, sb],
    [0, 1, 0],
    [-sb, 0, cb],
  ];
  const z = [
    [cc, -sc, 0],
    [sc, cc, 0],
    [0, 0, 1],
  ];
  return mul(x, mul(y, z));
}

const KEY = [-0.52, 0.66, 0.54];
const VIEW = 1.28;
export const CHANNELS = 8;

/**
 * Ray-marches a solid into a G-buffer of size×size pixels.
 * Each pixel has 8 floats: alpha, normal x/y/z (camera), thickness along the view, light path to the key, local u,
 * local v.
 * A light path of -1 marks the flat face of a cut fruit.
 */
export function march(solid, size, m, { cut = null } = {}) {
  const out = new Float32Array(size * size * CHANNELS);
  const dir = [-m[2][0], -m[2][1], -m[2][2]];
  const key = [0, 1, 2].map((i) => m[0][i] * KEY[0] + m[1][i] * KEY[1] + m[2][i] * KEY[2]);
  const pixel = (2 * VIEW) / size;
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1) {
      const cx = (i + 0.5) * pixel - VIEW,
        cy = VIEW - (j + 0.5) * pixel;
      const ox = m[0][0] * cx + m[1][0] * cy,
        oy = m[0][1] * cx + m[1][1] * cy,
        oz = m[0][2] * cx + m[1][2] * cy;
      let t = -1.7,
        near = 9,
        hit = false;
      for (let s = 0; s < 70 && t < 1.7; s += 1) {
        const d = solid(ox + dir[0] * t, oy + dir[1] * t, oz + dir[2] * t);
        if (d < near) near = d;
        if (d < 0.0025) {
          hit = true;
          break;
        }
        t += Math.max(d * 0.86, 0.004);
      }
      const alpha = hit ? 1 : Math.max(0, 1 - near / pixel);
      if (alpha <= 0) continue;
      const x = ox + dir[0] * t,
        y = oy + dir[1] * t,
        z = oz + dir[2] * t;
      const e = 0.012;
      const a = solid(x + e, y - e, z - e),
        b = solid(x - e, y - e, z + e),
        c = solid(x - e, y + e, z - e),
        f = solid(x + e, y + e, z + e);
      let nx = a - b - c + f,
        ny = -a - b + c + f,
        nz = -a + b - c + f;
      const l = Math.hypot(nx, ny, nz) || 1;
      nx /= l;
      ny /= l;
      nz /= l;
      const o = (j * size + i) * CHANNELS;
      out[o] = alpha;
      out[o + 1] = m[0][0] * nx + m[0][1] * ny + m[0][2] * nz;
      out[o + 2] = m[1][0] * nx + m[1][1] * ny + m[1][2] * nz;
      out[o + 3] = m[2][0] * nx + m[2][1] * ny + m[2][2] * nz;
      if (!cut) {
        let rx = dir[0] - nx * 0.42,
          ry = dir[1] - ny * 0.42,
          rz = dir[2] - nz * 0.42;
        const rl = Math.hypot(rx, ry, rz);
        rx /= rl;
        ry /= rl;
        rz /= rl;
        const thick = through(solid, x, y, z, rx, ry, rz);
        const w = Math.min(0.32, thick * 0.5);
        out[o + 4] = thick;
        out[o + 5] = through(solid, x + rx * w, y + ry * w, z + rz * w, key[0], key[1], key[2]);
      } else {
        out[o + 4] = 1;
        out[o + 5] = cut(x, y, z, nx, ny, nz) ? -1 : 1;
      }
      out[o + 6] = x;
      out[o + 7] = y;
    }
  }
  return out;
}

function through(solid, x, y, z, dx, dy, dz) {
  let t = 0.05;
  for (let s = 0; s < 22; s += 1) {
    const d = solid(x + dx * t, y + dy * t, z + dz * t);
    if (d > 0) break;
    t += Math.max(-d, 0.045);
  }
  return t;
}
