/** The gummies without a set: those that drift over a page, the tiles of categories, and the pictures of states. */
import { categories, deepen, INK, mix } from '../lib/brand/palette.mjs';
import { shapes } from '../lib/brand/outlines.mjs';
import { hash } from '../lib/support/prng.mjs';

/** The square in which places and radii of tiles and of states are given. */
const [TILE, STATE] = [320, 480];

const DRIFTING = {
  bolt: 'energy',
  heart: 'beauty',
  drop: 'immunity',
  moon: 'sleep',
  ring: 'fitness',
  star: 'focus',
  slice: 'vitamins',
};
const PEACH = '#FF7A4E';

/** The second colour of a tile; without one it is a lighter tone of the first. */
const SECOND = { sport: '#FF7A86', fitness: '#A8E05A', energy: '#FFB626', vitamins: '#FF8A1A' };
const IN_THREE = [
  [212, 106, 72],
  [92, 128, 70],
  [176, 208, 92],
];
const IN_FIVE = [
  [108, 118, 66],
  [216, 108, 66],
  [90, 212, 68],
  [228, 214, 68],
  [160, 168, 76],
];
const MIXED = {
  all: ['energy', 'sleep', 'immunity', 'beauty', 'vitamins'],
  bundles: ['focus', 'fitness', 'energy', 'vitamins', 'beauty'],
};

const shadow = (x, y, rx, ry) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#6B3E17" opacity=".22" filter="url(#soft)"/>`;
const under = ({ x, y, r, colour }) =>
  `<ellipse cx="${x + r * 0.12}" cy="${y + r * 0.82}" rx="${r * 0.86}" ry="${r * 0.16}" fill="${deepen(colour, 0.6)}" opacity=".28" filter="url(#soft)"/>`;
const face = (x, y, scale, mouth) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"><circle cx="-24" r="5" fill="${INK}" stroke-width="4"/><circle cx="24" r="5" fill="${INK}" stroke-width="4"/><path d="${mouth}"/></g>`;
const digit = (x) =>
  `<text class="d" x="${x}" text-anchor="middle" y="362" fill="${categories.energy.strong}" style="font-size:210px">4</text>`;

/** Lists the pictures. `behind` and `before` are drawn behind and before the gummies, in the units of `view`. */
export function cutouts() {
  return [
    ...Object.entries(DRIFTING).map(([shape, category]) =>
      drifting(shape, shape, categories[category].gummy, categories[category].tint),
    ),
    drifting('heart-peach', 'heart', PEACH, categories.energy.tint),
    ...['all', ...Object.keys(categories)].map(tile),
    ...states(),
  ];
}

const drifting = (name, shape, colour, tint) =>
  cutout(`gummy-${name}`, {
    gummies: [{ shape, colour, x: 100, y: 100, r: 82 }],
    tint,
    view: 200,
    width: 300,
    files: { [`art/gummies/${name}`]: 200 },
  });

function tile(category) {
  const of = ([x, y, r], shape, colour) => ({ shape, colour, x, y, r });
  const three = ({ shape, gummy }) => {
    const second = SECOND[category] ?? mix(gummy, '#ffffff', 0.35);
    const between = category === 'sport' ? mix(gummy, '#ffffff', 0.4) : mix(gummy, second, 0.5);
    return [second, between, gummy].map((colour, i) => of(IN_THREE[i], shape, colour));
  };
  const gummies =
    MIXED[category]?.map((name, i) => of(IN_FIVE[i], categories[name].shape, categories[name].gummy)) ??
    three(categories[category]);
  return cutout(`tile-${category}`, {
    gummies,
    tint: (categories[category] ?? categories.energy).tint,
    view: TILE,
    width: 360,
    files: { [`art/categories/${category}-160`]: 160, [`art/categories/${category}-320`]: 320 },
  });
}

function states() {
  const gummy = (category, x, y, r, more) => ({
    shape: categories[category].shape,
    colour: categories[category].gummy,
    x,
    y,
    r,
    ...more,
  });
  const lock = gummy('vitamins', 240, 286, 116, { colour: '#FF8A1A' });
  const beside = [gummy('energy', 92, 350, 56, { turn: -14 }), gummy('beauty', 392, 352, 58, { turn: 10 })];
  const sad = { ...gummy('immunity', 240, 262, 138, { turn: 8 }), colour: categories.beauty.gummy };
  const bolt = gummy('energy', 402, 350, 52);
  return [
    state('gate', [gummy('fitness', 396, 128, 36), lock, ...beside], {
      behind: `${shadow(240, 370, 150, 22)}<g transform="translate(240 250)"><path d="M-66 -40V-86A66 66 0 0 1 66 -86V-40" fill="none" stroke="#9FE3C8" stroke-width="30"/><path d="M-66 -40V-86A66 66 0 0 1 60 -112" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/></g>${beside.map(under).join('')}`,
      before: `<g transform="translate(240 280)" fill="${INK}"><circle r="21"/><path d="M-11 10L-17 58H17L11 10Z"/></g>`,
    }),
    state(
      'not-found',
      [
        { ...gummy('fitness', 240, 292, 92), colour: '#FFB81E' },
        gummy('sleep', 352, 124, 44),
        gummy('focus', 118, 130, 32),
      ],
      { behind: `${shadow(240, 376, 196, 20)}${digit(82)}${digit(398)}` },
    ),
    state(
      'empty',
      [
        gummy('vitamins', 322, 218, 78, { colour: '#FF8A1A' }),
        gummy('beauty', 176, 214, 64),
        gummy('immunity', 90, 128, 34),
        gummy('energy', 250, 92, 38),
      ],
      {
        behind: shadow(250, 404, 170, 20),
        before: `<defs><linearGradient id="bowl"><stop offset="0" stop-color="#F7B489"/><stop offset=".25" stop-color="#FFE3CC"/><stop offset=".7" stop-color="#FFCBA6"/><stop offset="1" stop-color="#EE9E6A"/></linearGradient></defs><path d="M66 262H414C408 352 346 400 240 400S72 352 66 262Z" fill="url(#bowl)"/><path d="M66 262H414" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>${face(240, 318, 0.9, 'M-18 26Q0 40 18 26')}`,
      },
    ),
    state('error', [sad, bolt, gummy('vitamins', 88, 352, 50)], {
      behind: `${under(sad)}${under(bolt)}`,
      before: face(236, 282, 1.15, 'M-18 34Q0 18 18 34'),
    }),
  ];
}

const state = (name, gummies, { behind, before = '' }) =>
  cutout(`state-${name}`, {
    gummies,
    behind,
    before,
    tint: categories.energy.tint,
    view: STATE,
    width: 600,
    files: { [`art/states/${name}`]: STATE },
  });

const cutout = (name, { gummies, width, ...picture }) => ({
  name,
  scene: 'cutout',
  gummies: gummies.map(({ shape, ...gummy }) => ({ ...gummy, shape: shapes[shape] })),
  seed: hash(name) % 1000,
  width,
  height: width,
  samples: 14,
  ...picture,
});
