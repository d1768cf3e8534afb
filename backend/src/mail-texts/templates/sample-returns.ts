import type { ReturnForMail } from './return-news.js';
import { samplePictures } from './sample-order.js';

export const sentBack: ReturnForMail = {
  isFiledByStaff: false,
  recipientName: 'Anna de Wit',
  orderNumber: '2026-000123',
  requestedAt: '2026-03-10T08:30:00.000Z',
  lines: [
    {
      ...{ productName: 'Energy Boost', quantity: 1, expected: 1, received: null, restocked: null },
      ...{ damageReason: null, refundable: 1, refundableCents: 2022, imageUrl: samplePictures.energyBoost },
    },
  ],
  refundCents: 2022,
  isDisputed: false,
  shippingCents: 0,
  refundReason: null,
  isUnshipped: false,
  labelUrl: null,
  sendTo: ['Gommie B.V.', 'Fruitkade 12', '3511 AB Utrecht'],
  rejection: null,
};
export const keptHere = { ...sentBack, isUnshipped: true };
export const inspected: ReturnForMail = {
  ...sentBack,
  lines: [{ ...sentBack.lines[0]!, quantity: 3, expected: 3, received: 2, restocked: 1, damageReason: 'opened' }],
};
