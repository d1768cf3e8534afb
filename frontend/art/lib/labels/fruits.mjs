/** Draws the fruits of labels from a few shapes, each in a 200 box around 0,0. */
import { mix } from '../brand/palette.mjs';

const TAU = Math.PI * 2;
const at = (a, r) => `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;

function citrus({ rind, pith, flesh, deep }, n = 10) {
  let segments = '';
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * TAU + 0.1,
      b = ((i + 1) / n) * TAU + 0.1,
      m = (a + b) / 2,
      g = 0.045;
    segments += `<path d="M${at(m, 9)}L${at(a + g, 76)}Q${at(m, 90)} ${at(b - g, 76)}Z" fill="${flesh}" stroke="${flesh}" stroke-width="6" stroke-linejoin="round"/>`;
    for (let k = 0; k < 7; k += 1) {
      const t = a + 0.1 + (b - a - 0.2) * ((k * 0.618) % 1),
        r = 34 + ((k * 17) % 38);
      segments += `<ellipse cx="${(Math.cos(t) * r).toFixed(1)}" cy="${(Math.sin(t) * r).toFixed(1)}" rx="8" ry="2.6" transform="rotate(${((t / TAU) * 360).toFixed(0)} ${at(t, r)})" fill="${k % 2 ? deep : mix(flesh, '#ffffff', 0.35)}" opacity=".5"/>`;
    }
  }
  return `<circle r="100" fill="${rind}"/><circle r="93" fill="${pith}"/>${segments}<circle r="7" fill="${pith}"/>`;
}

const leaf = (x, y, turn, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C14 -34 62 -40 92 -12C70 22 26 26 0 0Z" fill="#4C9A3A"/><path d="M4 -1C30 -14 58 -18 86 -12" fill="none" stroke="#B9DE8A" stroke-width="3.5" stroke-linecap="round"/></g>`;

const beads = (colour, dark, light, dots) =>
  dots
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><path d="M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}A${r} ${r * 0.7} 0 0 1 ${x - r} ${y}Z" fill="${dark}" opacity=".45"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.26}" fill="${light}" opacity=".8"/>`,
    )
    .join('');

const BERRY = [
  [-38, -44, 30],
  [0, -54, 30],
  [38, -44, 30],
  [-56, -6, 30],
  [-19, -14, 31],
  [20, -14, 31],
  [57, -6, 30],
  [-38, 30, 30],
  [0, 26, 31],
  [38, 30, 30],
  [-18, 62, 28],
  [19, 62, 28],
  [0, 86, 20],
];
const BUNCH = [
  [-48, -34, 34],
  [8, -44, 36],
  [58, -22, 32],
  [-20, 14, 36],
  [40, 30, 36],
  [-58, 38, 28],
  [4, 62, 32],
];
const seedsRing = (n, r, size, fill) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * TAU;
    return `<ellipse rx="${size}" ry="${size * 0.5}" transform="rotate(${((a / TAU) * 360).toFixed(0)}) translate(${r} 0)" fill="${fill}"/>`;
  }).join('');

const citrusFruit = (rind, pith, flesh, deep) => ({ face: () => citrus({ rind, pith, flesh, deep }), leaf: true });
const stone = (blush, flesh, pit) => ({
  face: () =>
    `<circle r="100" fill="${blush}"/><circle r="94" fill="${flesh}"/><circle r="46" fill="${mix(flesh, blush, 0.6)}" opacity=".7"/><ellipse rx="30" ry="38" fill="${pit}"/><path d="M-14 -20Q0 0 -8 24M8 -26Q16 0 8 26" stroke="${mix(pit, '#000000', 0.35)}" stroke-width="4" fill="none"/>`,
  leaf: true,
});
const berries = (skin, deep, dots) => ({ face: () => beads(skin, deep, '#ffffff', dots), leaf: true });

/** Every fruit by name: its drawing, and whether it has leaves. */
export const fruits = {
  orange: citrusFruit('#FF8412', '#FFE9C4', '#FF9A1F', '#F26A00'),
  bloodorange: citrusFruit('#F2641C', '#FFDFC4', '#E23B2A', '#A81422'),
  grapefruit: citrusFruit('#FFA24A', '#FFE6D2', '#FF6A6A', '#E2343F'),
  lemon: citrusFruit('#FFD21F', '#FFF8D6', '#FFE14A', '#F2B800'),
  lime: citrusFruit('#6DB52C', '#F0F8CF', '#B5DE4E', '#7DB82A'),
  mandarin: citrusFruit('#FF7A1A', '#FFE2BC', '#FF8A1A', '#E85D00'),
  kiwi: {
    face: () =>
      `<circle r="100" fill="#7A5B33"/><circle r="94" fill="#86BE35"/><circle r="70" fill="#A3D64A"/><circle r="30" fill="#EEF6C8"/>${seedsRing(22, 44, 6, '#231A22')}${seedsRing(14, 34, 5, '#231A22')}`,
  },
  peach: stone('#F2603F', '#FFC766', '#8C4A2B'),
  mango: stone('#F0563A', '#FFBE2E', '#E8A33A'),
  apple: {
    face: () =>
      `<circle r="100" fill="#C93A33"/><circle r="94" fill="#FFF6DC"/><path d="M0 -40C26 -38 34 10 0 44C-34 10 -26 -38 0 -40Z" fill="#F0E2B4"/><ellipse cx="-9" cy="4" rx="6" ry="13" fill="#6B3A20"/><ellipse cx="9" cy="4" rx="6" ry="13" fill="#6B3A20"/>`,
    leaf: true,
  },
  strawberry: {
    face: () =>
      `<path d="M0 100C-50 66 -92 4 -74 -48C-60 -84 60 -84 74 -48C92 4 50 66 0 100Z" fill="#E8283C"/><path d="M0 78C-34 50 -62 4 -50 -36C-38 -58 38 -58 50 -36C62 4 34 50 0 78Z" fill="#FF8E86"/><path d="M0 50C-16 30 -26 0 -18 -26C-8 -40 8 -40 18 -26C26 0 16 30 0 50Z" fill="#FFE1D8"/><path d="M0 -62L-64 -84L-30 -58L-46 -34L-8 -52L0 -28L8 -52L46 -34L30 -58L64 -84Z" fill="#4C9A3A"/>`,
  },
  watermelon: {
    face: () =>
      `<circle r="100" fill="#2F8A4A"/><circle r="91" fill="#E9F5CF"/><circle r="84" fill="#FF5A5F"/>${seedsRing(9, 56, 7, '#2A1620')}${seedsRing(5, 28, 6, '#2A1620')}`,
  },
  pineapple: {
    face: () =>
      `<circle r="100" fill="#E0A02C"/><circle r="92" fill="#FFD84A"/>${seedsRing(26, 66, 20, '#FFE98A')}<circle r="34" fill="#FFEFA8"/>`,
  },
  passionfruit: {
    face: () =>
      `<circle r="100" fill="#5B2A5E"/><circle r="92" fill="#F6E3D2"/><circle r="76" fill="#FFB81E"/>${seedsRing(15, 54, 10, '#2B2118')}${seedsRing(8, 26, 10, '#2B2118')}`,
    leaf: true,
  },
  pomegranate: {
    face: () =>
      `<circle r="100" fill="#B8243A"/><circle r="91" fill="#FBE6C6"/>${seedsRing(17, 70, 15, '#D81E4B')}${seedsRing(11, 42, 14, '#B5103C')}${seedsRing(5, 16, 11, '#D81E4B')}`,
    leaf: true,
  },
  fig: {
    face: () =>
      `<circle r="100" fill="#5A3566"/><circle r="92" fill="#F7EBD2"/><circle r="74" fill="#D8486A"/>${seedsRing(26, 56, 6, '#FFD9A0')}${seedsRing(16, 34, 6, '#FFD9A0')}<circle r="14" fill="#F7D9C0"/>`,
    leaf: true,
  },
  raspberry: berries('#E22B5C', '#B01040', BERRY),
  blackberry: berries('#4A2A5C', '#2A1838', BERRY),
  blueberry: berries('#4B5AA8', '#2C3474', BUNCH),
  blackcurrant: berries('#3A2348', '#57305F', BUNCH),
  elderberry: berries('#3B2140', '#5B2A52', BUNCH),
  cherry: berries('#C0143A', '#8C0A2C', BUNCH),
  grape: berries('#7A3FA8', '#4E2480', BUNCH),
};

/** Returns a flat fruit for labels, in a 200 box around 0,0. */
export function flatFruit(name) {
  const fruit = fruits[name];
  const top = fruit.leaf ? leaf(-2, -84, -24, 0.86) + leaf(-4, -84, 196, 0.55) : '';
  return `<g>${top}<g>${fruit.face()}</g></g>`;
}
