import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoProducts } from '../../../backend/src/demo/catalogue';
import { inputsOf, staleness } from './manifest.mjs';
import { picturesOf } from './pictures.mjs';

const pictures = picturesOf(demoProducts);
const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));
/** The largest step, of 255, between a side of a picture and its card. */
const SEAM = 3;

it.each(pictures)('shows $name as its scene describes it, in every size', (picture) => {
  expect(staleness(picture)).toBeUndefined();
});

it.each(pictures.filter(({ jars }) => jars))(
  'ends $name in the tint of its card, so no seam shows',
  async (picture) => {
    const { data, info } = await sharp(`${publicFolder}${Object.keys(picture.files)[0]}.webp`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const tint = [1, 3, 5].map((i) => parseInt(picture.tint.slice(i, i + 2), 16));
    const { width, height } = info;
    const along = (length, at) => Array.from({ length }, (_, i) => (at(i)[1] * width + at(i)[0]) * 3);
    const sides = [
      along(width, (x) => [x, 0]),
      along(width, (x) => [x, height - 1]),
      along(height, (y) => [0, y]),
      along(height, (y) => [width - 1, y]),
    ];
    for (const side of sides)
      for (const [c, value] of tint.entries())
        expect(Math.abs(median(side.map((place) => data[place + c])) - value)).toBeLessThanOrEqual(SEAM);
  },
);

/** The middle value: of a side that a gummy crosses, still its ground. */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

describe('staleness', () => {
  const [picture] = pictures;
  const recorded = (inputs) => ({ [picture.name]: { inputs } });

  it('names a picture that was never rendered', () => {
    expect(staleness(picture, {})).toBe('was never rendered');
  });

  it('names a picture whose scene changed since', () => {
    expect(staleness({ ...picture, seed: picture.seed + 1 }, recorded(inputsOf(picture)))).toBe('its inputs changed');
  });

  it('names the files that a picture lacks', () => {
    const unrendered = { ...picture, files: { 'art/nowhere-1': 1 } };
    expect(staleness(unrendered, recorded(inputsOf(unrendered)))).toBe('lacks art/nowhere-1.webp, art/nowhere-1.avif');
  });
});
