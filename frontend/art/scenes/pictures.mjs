/** The path-traced pictures: what each shows, and into which files of the public folder it goes. */
import { looks } from '../lib/brand/looks.mjs';
import { categories } from '../lib/brand/palette.mjs';
import { shapes } from '../lib/shapes/outlines.mjs';

/** @typedef {{ name: string, scene: string, shape: object, colours: string[], tint: string, seed: number, width: number, height: number, samples: number, files: Record<string, number> }} TracedPicture */

/** @type {TracedPicture[]} */
export const pictures = [
  {
    name: 'bite-raspberry',
    ...gummiesOf('beauty-boost', 'beauty'),
    scene: 'bite',
    seed: 7,
    width: 1200,
    height: 1000,
    samples: 14,
    files: filesOf('art/bite', [480, 768, 1200]),
  },
];

function gummiesOf(slug, category) {
  const { shape, tint } = categories[category];
  return { shape: shapes[shape], colours: looks[slug].colours, tint };
}

function filesOf(stem, widths) {
  return Object.fromEntries(widths.map((width) => [`${stem}-${width}`, width]));
}
