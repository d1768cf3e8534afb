import { ConfirmPaymentMethodSchema } from './subscriptions.js';

test.each(['seti_1Qk2sleepwell', 'seti_x'])('accepts the set-up id %p', (setupIntentId) =>
  expect(ConfirmPaymentMethodSchema.safeParse({ setupIntentId }).success).toBe(true),
);

test.each(['', 'x\udfff', '../refunds', 'a b', 'x'.repeat(101)])('refuses the set-up id %p', (setupIntentId) =>
  expect(ConfirmPaymentMethodSchema.safeParse({ setupIntentId }).success).toBe(false),
);
