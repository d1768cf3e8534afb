import { newPromotion, promotionFrom } from './promotion-values';

it('sends the pieces of a promotion with free pieces, and no value', () => {
  const body = promotionFrom({ ...newPromotion, name: 'Twee', value: '5', productIds: ['3', '4'] });
  expect(body).toMatchObject({ benefit: 'buy-get', buy: 1, free: 1, productIds: [3, 4], from: null, until: null });
  expect(body).not.toHaveProperty('value');
});

it('sends the value of a percentage, and only the chosen scope', () => {
  const values = { ...newPromotion, benefit: 'percentage', value: '12,5', scope: 'categories' } as const;
  const body = promotionFrom({ ...values, productIds: ['3'], categoryIds: ['2'], until: '2099-01-02' });
  expect(body).toMatchObject({ value: '12.5', categoryIds: [2], until: '2099-01-02' });
  expect(body).not.toHaveProperty('productIds');
  expect(body).not.toHaveProperty('buy');
});

it('sends a minimum with a code only, and no exclusive promotion with one', () => {
  const values = { ...newPromotion, minSubtotal: '30', isExclusive: true };
  expect(promotionFrom(values)).toMatchObject({ code: null, minSubtotal: null, isExclusive: true });
  expect(promotionFrom({ ...values, code: ' zomer ' })).toMatchObject({
    code: 'zomer',
    minSubtotal: '30',
    isExclusive: false,
  });
});
