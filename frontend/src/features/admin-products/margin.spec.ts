import { marginInWords } from './margin';

const day = '2026-03-02';
const prices = { price: '24,95', vatRate: 'low', costPrice: '8' } as const;
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('names euros and percents, also of a loss', () => {
  expect(spaced(marginInWords(prices, day))).toBe('€ 14,89 (65,1%)');
  expect(spaced(marginInWords({ ...prices, price: '5.00' }, day))).toBe('− € 3,41 (−74,3%)');
});

it.each([{ costPrice: '' }, { costPrice: 'x' }, { costPrice: '-1' }, { price: '' }, { price: '0' }])(
  'says nothing with %j',
  (typed) => {
    expect(marginInWords({ ...prices, ...typed }, day)).toBeNull();
  },
);
