import { deterministicId } from './deterministic-id.js';

export const subscriptionIdOf = (orderId: string, lineId: string): string => deterministicId(orderId, lineId);
