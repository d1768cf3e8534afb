import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { biteFacts } from './bite-facts';

type Facts = Parameters<typeof biteFacts>[0];
const labelWith = (sugars: number) => [{ facts: { sugars } }] as ProductDetail['labels'];
const beautyBoost: Facts = { ingredients: ['appelpectine', 'frambozenpuree'], labels: labelWith(0) };

it('states fruit, pectin and sugar when the catalogue does', () => {
  expect(biteFacts(beautyBoost)).toEqual(['framboos', 'appelpectine', '0 g suiker']);
});

it.each<[string, Partial<Facts>, string[]]>([
  ['a little sugar', { labels: labelWith(0.2) }, ['framboos', 'appelpectine']],
  ['no label', { labels: [] }, ['framboos', 'appelpectine']],
  ['another fruit', { ingredients: ['appelpectine', 'aardbeienpuree'] }, ['appelpectine', '0 g suiker']],
  ['gelatine', { ingredients: ['gelatine', 'frambozenpuree'] }, ['framboos', '0 g suiker']],
])('leaves out what %s makes untrue', (_, change, left) => {
  expect(biteFacts({ ...beautyBoost, ...change })).toEqual(left);
});
