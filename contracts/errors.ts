import { z } from 'zod';

/** Every code a program may meet in an error answer. People read the Dutch `message` beside it. */
export const errorCodes = [
  'invalid-input',
  'not-found',
  'not-logged-in',
  'not-allowed',
  'gate-locked',
  'wrong-access-code',
  'wrong-credentials',
  'too-many-attempts',
  'cross-site',
  'unsupported-media-type',
  'payload-too-large',
  'conflict',
  'unavailable',
  'internal',
  'product-unavailable',
  'out-of-stock',
  'total-mismatch',
  'payment-locked',
  'payment-not-found',
  'payment-provider-unavailable',
  'discount-unknown',
  'discount-expired',
  'discount-inactive',
  'discount-minimum',
  'discount-used-up',
  'discount-first-order-only',
  'wrong-login-code',
  'address-not-found',
  'order-not-paid',
  'order-cancelled',
  'order-already-placed',
  'order-not-found',
  'stock-below-zero',
  'stock-change-zero',
  'subscription-not-active',
  'subscription-not-paused',
  'subscription-cancelled',
  'subscription-not-found',
  'return-not-found',
  'return-settled',
  'refund-too-high',
  'refund-not-found',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every non-2xx answer. `fields` names form fields with their Dutch sentence. */
export const ApiErrorSchema = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.unknown().optional(),
});
export type ApiErrorBody = z.infer<typeof ApiErrorSchema>;
