import { pagesOf } from '../../invoices/printing/testing/pdf-text.js';
import type { OrderToPack } from '../../projections/order-parcels/waiting-orders.query.js';
import { printedPickList, totalsOf } from './pick-list.js';
import { printedSlips } from './slips.js';

const energy = (quantity: number) => ({ productId: 7, productName: 'Energy Boost', sku: 'GOM-007', quantity, jars: 1 });
const sleep = (quantity: number) => ({ productId: 8, productName: 'Sleep Well', sku: null, quantity, jars: 2 });
const orders: OrderToPack[] = [
  {
    orderNumber: '2026-000301',
    packedWith: [],
    recipient: { name: 'Anna de Wit', address: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' },
    pieces: [energy(2), sleep(1)],
  },
  {
    orderNumber: '2026-000302',
    packedWith: ['2026-000299'],
    recipient: { name: 'Bo Bakker', address: 'Kade 2', postalCode: '3511 AB', city: 'Ede' },
    pieces: [sleep(3)],
  },
];
const sender = {
  name: 'Gommie B.V.',
  address: 'Fruitkade 12',
  postalCode: '3511 AB',
  city: 'Utrecht',
  email: 'hallo@gommie.example',
};

describe('the pick list', () => {
  it('adds up the jars of each product, and lists each order', async () => {
    expect(totalsOf(orders)).toEqual([
      { productName: 'Energy Boost', sku: 'GOM-007', jars: 2 },
      { productName: 'Sleep Well', sku: null, jars: 8 },
    ]);
    const text = pagesOf(await printedPickList(orders, '2026-03-02')).join('\n');
    for (const part of ['Picklijst 2026-03-02', '2 × Energy Boost · GOM-007', 'Sleep Well', '2026-000302'])
      expect(text).toContain(part);
  });

  it('names no buyer', async () => {
    expect(pagesOf(await printedPickList(orders, '2026-03-02')).join('\n')).not.toContain('Anna');
  });

  it('continues on more pages', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ ...orders[0]!, orderNumber: `2026-${index}` }));
    const pages = pagesOf(await printedPickList(many, '2026-03-02'));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toContain('2026-119');
  });
});

describe('the slips', () => {
  it('have a page for each order, with the recipient and the pieces, and no price', async () => {
    const content = await printedSlips(orders, { sender, day: '2026-03-02' });
    const pages = pagesOf(content);
    expect(pages).toHaveLength(2);
    for (const part of [
      'Pakbon 2026-000301',
      'Anna de Wit',
      'Dorpsstraat 1',
      '1234 AB Utrecht',
      'Energy Boost · GOM-007',
    ])
      expect(pages[0]).toContain(part);
    expect(pages[1]).toContain('Bo Bakker');
    expect(pages.map((page) => page.includes('Samen inpakken met 2026-000299'))).toEqual([false, true]);
    expect(pages.join('')).not.toMatch(/€|Anna[^]*Anna/);
  });
});
