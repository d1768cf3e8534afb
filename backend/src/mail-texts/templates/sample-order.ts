import type { Quote } from '../../../../contracts/checkout.js';
import type { ConfirmedOrder } from './parts/order-parts.js';

export const samplePictures = {
  energyBoost: '/art/products/energy-boost-1-1200.webp',
  sleepWell: '/art/products/sleep-well-1-1200.webp',
};

export const sampleOrder: ConfirmedOrder = {
  orderNumber: '2026-000123',
  placedAt: new Date('2026-03-02T09:00:00Z'),
  dispatchOn: '2026-03-02',
  status: 'processing',
  lines: [
    {
      lineId: 'energy-boost',
      productName: 'Energy Boost',
      quantity: 2,
      totalCents: 4492,
      listTotalCents: 4990,
      imageUrl: samplePictures.energyBoost,
      subscription: null,
    },
    {
      lineId: 'sleep-well-2-1',
      productName: 'Sleep Well',
      quantity: 1,
      totalCents: 3672,
      listTotalCents: 4590,
      imageUrl: samplePictures.sleepWell,
      subscription: { jars: 2, frequency: 1 },
    },
  ],
  cancelled: [],
  subtotalCents: 8164,
  savingsCents: 1416,
  shippingCents: 0,
  discountCents: 816,
  discountCode: 'NIEUW10',
  paidWith: 'ideal',
  totalCents: 7348,
  vat: [{ percent: 9, vatCents: 607 }],
  recipient: { name: 'Anna de Wit', address: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' },
};

/** Replaces a jar of it. */
export const freeOrder: ConfirmedOrder = {
  ...sampleOrder,
  orderNumber: '2026-000124',
  lines: [{ ...sampleOrder.lines[0]!, quantity: 1, totalCents: 0, listTotalCents: 0 }],
  totalCents: 0,
};

export const sampleQuote: Quote = {
  lines: sampleOrder.lines.map(({ lineId, productName: name, quantity, totalCents, listTotalCents }, place) => {
    return {
      id: lineId,
      productId: place,
      slug: lineId,
      name,
      quantity,
      unitCents: 0,
      totalCents,
      listTotalCents,
      subscription: null,
    };
  }),
  subtotalCents: 8164,
  savingsCents: 1416,
  shippingCents: 0,
  discountCents: 816,
  totalCents: 7348,
  discountCode: 'NIEUW10',
};
