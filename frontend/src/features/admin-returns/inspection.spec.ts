import { InspectReturnSchema } from '../../../../contracts/admin/return-inspections.js';
import { bodyOf, damagedOf, restockedAfter, startOf } from './inspection';

const line = {
  ...{ id: 'a', productId: 7, productName: 'Energy Boost', quantity: 3, expected: 2 },
  ...{ received: null, restocked: null, damageReason: null },
};
const errorsOf = (body: unknown) =>
  InspectReturnSchema.safeParse(body).error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? [];

describe('the inspection of a return', () => {
  it('starts with all expected pieces in stock, and with what was received before', () => {
    expect(startOf('changed-mind', [line, { ...line, id: 'b', received: 1 }]).pieces).toEqual([
      { id: 'a', received: '2', restocked: '2', damageReason: '' },
      { id: 'b', received: '1', restocked: '1', damageReason: '' },
    ]);
  });

  it('starts with none in stock when the customer says that they are damaged', () => {
    expect(startOf('damaged', [line]).pieces).toEqual([
      { id: 'a', received: '2', restocked: '0', damageReason: 'transit' },
    ]);
  });

  it('returns no more pieces to stock than arrived', () => {
    expect([
      restockedAfter('1', '2'),
      restockedAfter('2', '1'),
      restockedAfter('', '2'),
      restockedAfter('x', '2'),
    ]).toEqual(['1', '1', '2', '2']);
  });

  it('sends a reason for damaged pieces only, and asks for one', () => {
    const piece = { id: 'a', received: '2', restocked: '2', damageReason: 'opened' as const };
    expect(bodyOf({ pieces: [piece] }).pieces[0]!.damageReason).toBeNull();
    expect(damagedOf({ received: '2', restocked: 'x' })).toBe(0);
    const asked = bodyOf({ pieces: [{ ...piece, restocked: '1', damageReason: '' }] });
    expect(errorsOf(asked)).toEqual([['damageReason', 'Kies een reden']]);
    expect(errorsOf(bodyOf({ pieces: [{ ...piece, received: '1' }] }))).toEqual([
      ['restocked', 'Niet meer dan er ontvangen zijn'],
    ]);
    expect(errorsOf(bodyOf({ pieces: [{ ...piece, received: '' }] }))).toHaveLength(1);
  });
});
