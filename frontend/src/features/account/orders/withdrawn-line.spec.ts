import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { withdrawnLine } from './withdrawn-line';

const jar = { id: 'jar', productName: 'Energy Boost', quantity: 1 };
const order = { status: 'processing', withdrawn: [], isWithdrawn: false } as unknown as CustomerOrder;

describe('the line about withdrawn pieces', () => {
  it('says that nothing of a withdrawn order is sent', () => {
    expect(withdrawnLine({ ...order, withdrawn: [jar], isWithdrawn: true })).toBe(
      'Je hebt deze bestelling herroepen. We versturen niets, je krijgt je geld terug.',
    );
  });

  it('names the pieces that are withdrawn', () => {
    const line = withdrawnLine({ ...order, withdrawn: [{ ...jar, quantity: 2 }] });
    expect(line).toBe('We pakken de rest voor je in. Herroepen en niet in je pakket: 2\u00a0×\u00a0Energy Boost.');
  });

  it('is absent without withdrawn pieces, and once the rest has left or the order is cancelled', () => {
    expect(withdrawnLine(order)).toBeNull();
    for (const status of ['shipped', 'cancelled'] as const)
      expect(withdrawnLine({ ...order, status, withdrawn: [jar], isWithdrawn: true })).toBeNull();
  });
});
