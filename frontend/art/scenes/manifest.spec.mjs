import { inputsOf, staleness } from './manifest.mjs';
import { pictures } from './pictures.mjs';

it.each(pictures)('shows $name as its scene describes it, in every size', (picture) => {
  expect(staleness(picture)).toBeUndefined();
});

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
