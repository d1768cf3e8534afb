import { deterministicId } from './deterministic-id.js';

/** One payment, one order. */
export const orderIdOf = (paymentIntentId: string): string => deterministicId('order', paymentIntentId);
