import { DiscountCodeFormSchema } from '../../../../contracts/admin/discount-codes.js';
import { codeFrom, newCode, valuesFrom } from './code-values';

/** 00:30 in Amsterdam: still the day before in UTC. */
const now = new Date('2026-07-01T22:30:00Z');

describe('the request body of a discount code', () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  it('has capitals, a decimal point, and null for an empty field', () => {
    expect(codeFrom({ ...newCode, code: ' zomer ', type: 'fixed', value: '7,50' })).toEqual({
      code: 'ZOMER',
      type: 'fixed',
      value: '7.50',
      minPurchaseAmount: null,
      maxUses: null,
      expiresAt: null,
    });
  });

  it('has value 0 for free shipping, whatever was typed before', () => {
    expect(codeFrom({ ...newCode, type: 'free_shipping', value: '15' }).value).toBe('0');
  });

  it.each([
    [{ type: 'percentage', value: '12.00' }, { value: '12' }],
    [
      { type: 'fixed', value: '7.50', minPurchaseAmount: '40.00' },
      { value: '7,50', minPurchaseAmount: '40,00' },
    ],
    [{ type: 'free_shipping', value: '0.00' }, { value: '' }],
    [
      { expiresAt: '2031-01-31T23:00:00.000Z', maxUses: 5 },
      { expiresAt: '2031-01-31', maxUses: '5' },
    ],
  ] as const)('of the code %j is filled in as it is', (fields, typed) => {
    const code = { id: 1, code: 'ZOMER', type: 'percentage', value: '10.00', minPurchaseAmount: null } as const;
    const rest = { maxUses: null, usedCount: 0, expiresAt: null, isActive: true, firstOrderOnly: false, version: 1 };
    expect(valuesFrom({ ...code, ...rest, ...fields })).toMatchObject({ code: 'ZOMER', ...typed });
  });

  it.each([
    ['code', { code: 'AB' }, 'Code moet minimaal 3 tekens zijn'],
    ['value', { value: '' }, 'Vul een geldig bedrag in'],
    ['value', { value: '101' }, 'Kies 1 tot en met 100 procent'],
    ['maxUses', { maxUses: '2,5' }, 'Vul een heel getal in'],
    ['maxUses', { maxUses: '0' }, 'Vul minstens 1 in'],
    ['expiresAt', { expiresAt: '2026-07-01' }, 'Kies vandaag of een latere dag'],
    ['minPurchaseAmount', { minPurchaseAmount: 'tien' }, 'Vul een geldig bedrag in'],
  ])('is rejected at %s with %j', (field, typed, message) => {
    const parsed = DiscountCodeFormSchema.safeParse(codeFrom({ ...newCode, code: 'ZOMER', value: '10', ...typed }));
    expect(parsed.error?.issues.map(({ path, message: told }) => [path.join('.'), told])).toEqual([[field, message]]);
  });

  it('may expire today in Amsterdam', () => {
    const typed = { ...newCode, code: 'ZOMER', value: '10', expiresAt: '2026-07-02' };
    expect(DiscountCodeFormSchema.safeParse(codeFrom(typed)).success).toBe(true);
  });
});
