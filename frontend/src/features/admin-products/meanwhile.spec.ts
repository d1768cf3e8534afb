import { differencesBetween, rebased } from './meanwhile';
import { newProduct, type ProductValues } from './product-values';

const loaded: ProductValues = { ...newProduct, name: 'Kers', price: '10,00', badge: '', stock: '10' };
const from = (changes: Partial<ProductValues>): ProductValues => ({ ...loaded, ...changes });

describe('a concurrent change of a product', () => {
  it('is applied to unchanged fields and conflicts with other changes', () => {
    const theirs = from({ price: '12,00', badge: 'Nieuw', name: 'Kersen' });
    const mine = from({ badge: 'POPULAIR', name: 'Kersen', quantity: '30 stuks' });
    expect(differencesBetween(loaded, theirs, mine).map(({ field, isDisputed }) => [field, isDisputed])).toEqual([
      ['name', false],
      ['price', false],
      ['badge', true],
    ]);
    expect(rebased(loaded, theirs, mine)).toEqual(
      from({ price: '12,00', badge: 'POPULAIR', name: 'Kersen', quantity: '30 stuks' }),
    );
  });

  it('is compared value by value for nutrition', () => {
    const theirs = from({ nutrition: { ...newProduct.nutrition, fat: '0 g' } });
    expect(differencesBetween(loaded, theirs, from({})).map(({ field }) => field)).toEqual(['nutrition']);
    expect(differencesBetween(loaded, from({ nutrition: { ...newProduct.nutrition } }), from({}))).toEqual([]);
  });

  it.each([
    ['10', '7', '7'],
    ['15', '7', '12'],
    ['2', '5', '0'],
    ['', '7', ''],
    ['16', '-2', '4'],
  ])('moves a stock of %s, with %s there now, to %s and keeps the difference', (mine, theirs, expected) => {
    const typed = mine === '10' ? {} : { stock: mine };
    expect(rebased(loaded, from({ stock: theirs }), from(typed)).stock).toBe(expected);
  });
});
