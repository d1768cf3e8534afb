import type { ProductPrices } from '../../../../contracts/admin/product-prices.js';
import { newPlan, planFrom, previewOf, type PlanValues } from './price-plan';

const day = 86_400_000;
const at = '2026-11-26T11:00:00Z';
const now = Date.parse(at);
const regular = { id: 1, kind: 'regular', cents: 2495, from: now - 60 * day, until: null } as const;
const history: ProductPrices['history'] = {
  prices: [regular],
  offered: [{ from: now - 60 * day, until: null }],
  promotions: [],
};
const preview = (of: typeof history, values: PlanValues) => previewOf({ at, history: of }, values);
const sale = { ...newPlan, price: '19,95', from: '2026-11-27T09:30' };

it('sends an empty start and end as none, and no end of a regular price', () => {
  expect(planFrom({ ...newPlan, price: ' 19,95 ' })).toEqual({ kind: 'sale', price: '19.95', from: null, until: null });
  expect(planFrom({ ...sale, kind: 'regular', until: '2026-11-28T09:30' }).until).toBeNull();
});

it('shows what shoppers see when a sale starts: the lowest price of 30 days is struck through', () => {
  expect(preview(history, sale)).toMatchObject({
    at: Date.parse('2026-11-27T08:30:00Z'),
    cents: 1995,
    struckCents: 2495,
    isSale: true,
  });
  const cheaper = { id: 2, kind: 'sale', cents: 2200, from: now - 9 * day, until: now - 8 * day } as const;
  expect(preview({ ...history, prices: [regular, cheaper] }, sale)?.struckCents).toBe(2200);
});

it('strikes nothing through for a young product, a regular price, and a sale that is not lower', () => {
  const young = { ...history, offered: [{ from: now - 10 * day, until: null }] };
  expect(preview(young, sale)).toMatchObject({ cents: 1995, struckCents: null });
  expect(preview(history, { ...sale, kind: 'regular' })).toMatchObject({ cents: 1995, struckCents: null });
  expect(preview(history, { ...sale, price: '30' })).toMatchObject({ cents: 2495, isSale: false });
});

it('counts a promotion that lasts at the start', () => {
  const benefit = { type: 'percentage', percent: 20 } as const;
  const promotion = {
    id: 1,
    priority: 10,
    isExclusive: false,
    benefit,
    from: now - day,
    until: null,
    plannedUntil: null,
  };
  expect(preview({ ...history, promotions: [promotion] }, sale)?.cents).toBe(1596);
});

it('shows nothing while the input is incomplete', () => {
  expect(preview(history, newPlan)).toBeNull();
  expect(preview(history, { ...sale, until: '2026-11-27T09:00' })).toBeNull();
});
