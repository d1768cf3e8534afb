import { deterministicId } from './deterministic-id.js';

/** The order that a payment becomes. One payment, one order. */
export const orderIdOf = (paymentIntentId: string): string => deterministicId('order', paymentIntentId);
