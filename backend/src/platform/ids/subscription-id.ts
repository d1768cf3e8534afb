import { deterministicId } from './deterministic-id.js';

/** The subscription that this line of an order starts. */
export const subscriptionIdOf = (orderId: string, lineId: string): string => deterministicId(orderId, lineId);
