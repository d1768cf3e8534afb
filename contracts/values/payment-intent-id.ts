import { z } from 'zod';

/** The provider's id of a payment. */
export const PaymentIntentIdSchema = z.string().regex(/^pi_\w{1,80}$/, 'Betaling ontbreekt');
