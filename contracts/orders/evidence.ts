import { endpoint } from '../endpoint.js';

/** What the shop knows of an order, for the bank of a buyer who disputes the payment. */
export const collectEvidence = endpoint('GET /api/admin/orders/:id/evidence', {
  access: 'staff',
  permission: ['sales', 'export'],
  summary: 'Everything about an order as one file: agreement, payment, parcels, mails, returns and earlier orders.',
  response: { file: 'application/pdf' },
  refuses: ['factor-needed', 'order-not-found'],
});
