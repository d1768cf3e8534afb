/** Parametric outlines of the gummies, as polygons in [-1, 1] and as SVG paths. */

const TAU = Math.PI * 2;
const polar = (n, radius) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * TAU;
    const r = radius(a);
    return [Math.cos(a) * r, Math.sin(a) * r];
  });

function star() {
  const points = [];
  for (let i = 0; i < 10; i += 1) {
    const a = (i / 10) * TAU + Math.PI / 2;
    const r = i % 2 ? 0.56 : 1.02;
    points.push([Math.cos(a) * r, Math.sin(a) * r]);
  }
  return points;
}

function heart() {
  return Array.from({ length: 120 }, (_, i) => {
    const t = (i / 120) * TAU;
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [x / 16.6, (y + 2.4) / 15.4];
  });
}

function drop() {
  return Array.from({ length: 120 }, (_, i) => {
    const t = (i / 120) * TAU;
    return [1.06 * Math.sin(t) * Math.abs(Math.sin(t / 2)) ** 1.5, 1.12 * Math.cos(t) + 0.1];
  });
}

function moon() {
  const points = [];
  const cut = { x: 0.5, y: 0.14, r: 0.72 };
  for (let i = 0; i <= 90; i += 1) {
    const a = 0.88 + (i / 90) * (TAU - 1.32);
    points.push([Math.cos(a) * 0.98, Math.sin(a) * 0.98]);
  }
  const start = Math.atan2(points.at(-1)[1] - cut.y, points.at(-1)[0] - cut.x) + TAU;
  const end = Math.atan2(points[0][1] - cut.y, points[0][0] - cut.x);
  for (let i = 1; i < 60; i += 1) {
    const a = start + (i / 60) * (end - start);
    points.push([cut.x + Math.cos(a) * cut.r, cut.y + Math.sin(a) * cut.r]);
  }
  return points.map(([x, y]) => [x + 0.1, y]);
}

const bolt = () => [
  [0.3, 1.12],
  [-0.86, -0.2],
  [-0.16, -0.2],
  [-0.36, -1.12],
  [0.86, 0.24],
  [0.18, 0.24],
  [0.78, 1.12],
];

/** Every gummy: an outline, an optional hole, how thick and how soft it is cast, and whether it packs like its convex hull. */
export const shapes = {
  bolt: { outline: bolt(), height: 0.36, round: 0.28, soften: 6 },
  heart: { outline: heart(), height: 0.38, round: 0.36, soften: 4, dome: 0.2 },
  drop: { outline: drop(), convex: true, height: 0.38, round: 0.36, soften: 6, dome: 0.1 },
  moon: { outline: moon(), height: 0.36, round: 0.3, soften: 6 },
  ring: { outline: polar(96, () => 0.98), convex: true, hole: 0.34, height: 0.33, round: 0.31, soften: 2 },
  star: { outline: star(), height: 0.4, round: 0.3, soften: 8 },
  slice: { outline: polar(96, () => 0.96), convex: true, height: 0.36, round: 0.3, soften: 2, grooves: 8 },
};

/** SVG path data of a shape's outline at a given radius (y down). */
export function outlinePath(name, radius) {
  const d = shapes[name].outline.map(([x, y]) => `${(x * radius).toFixed(1)} ${(-y * radius).toFixed(1)}`);
  return `M${d.join('L')}Z`;
}
