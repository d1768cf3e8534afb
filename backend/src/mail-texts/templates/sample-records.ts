import type { MailedTerms } from '../../mail/commands/queue-mail.js';
import { sampleOrder, samplePictures } from './sample-order.js';
import type { RecallForMail } from './product-recall.js';
import type { SubscriptionForMail } from './parts/subscription-parts.js';
import type { WithdrawalForMail } from './withdrawal-news.js';

export const sampleParcel = {
  carrier: 'postnl',
  trackingCode: '3SABCD012345678',
  pieces: sampleOrder.lines,
  isLast: true,
} as const;

export const inquiry = {
  contactName: 'Bo Bakker',
  email: 'bo@sportschool.example',
  phone: '06 12345678',
  kvkNumber: '12345678',
  message: 'Wij willen jullie gummy’s graag op de balie zetten. Kunnen we bellen?',
};

export const advised = [
  {
    slug: 'sleep-well',
    name: 'Sleep Well',
    imageUrl: samplePictures.sleepWell,
    priceCents: 2295,
    reason: 'omdat je de avond graag rustig afsluit',
  },
  {
    slug: 'energy-boost',
    name: 'Energy Boost',
    imageUrl: samplePictures.energyBoost,
    priceCents: 2495,
    reason: 'omdat je je dag graag fris begint',
  },
];

export const samplePlan: SubscriptionForMail = {
  recipientName: 'Anna de Wit',
  productName: 'Sleep Well',
  imageUrl: samplePictures.sleepWell,
  quantity: 1,
  jars: 2,
  frequency: 1,
  priceCents: 3672,
  shippingCents: 699,
  nextDeliveryDate: '2026-04-02',
  vat: [{ percent: 9, vatCents: 361 }],
};

export const otherPlan: MailedTerms = {
  productName: 'Energy Boost',
  pieces: 3,
  frequency: 2,
  vatRate: 'low',
  priceCents: 5508,
  shippingCents: 0,
  formerAmountCents: 4371,
  deliveryDate: '2026-04-02',
};

export const changedPlan = { ...samplePlan, productName: 'Energy Boost', imageUrl: samplePictures.energyBoost };

export const stated: WithdrawalForMail = {
  name: 'Anna de Wit',
  email: 'anna@example.com',
  orderNumber: '2026-000123',
  part: null,
  statedAt: '2026-03-10T08:30:12.000Z',
  isConfirmed: false,
  token: 'dGVzdA',
  money: 'due',
};

export const recalled: RecallForMail = {
  recipientName: 'Anna de Wit',
  orderNumber: '2026-000123',
  productName: 'Energy Boost',
  imageUrl: samplePictures.energyBoost,
  lot: 'L26-114',
  bestBefore: '2027-06-30',
  reason: 'In deze partij kan een stukje plastic zitten.',
  instruction: 'Gebruik deze pot niet meer en gooi hem weg. Antwoord op deze mail, dan krijg je je geld terug.',
  certainty: 'certain',
};

export const cancelledPlans = [
  { productName: 'Sleep Well', ends: true },
  { productName: 'Focus', ends: false },
];

export const noticed = { at: '2026-03-10T08:30:12.000Z', network: '203.0.113.7', browser: 'Firefox, Windows' };
