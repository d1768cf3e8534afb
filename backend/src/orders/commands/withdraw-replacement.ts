import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import type { ShortReplacement } from '../order-replacements.js';

/** Withdraws a replacement that the stock cannot supply, before its order is placed. */
export class WithdrawReplacement extends Command<{ orderId: string } & ShortReplacement> {}

export const withdrawReplacement: Rule<WithdrawReplacement, Order, OrderEvent> = ({ payload }, state) => {
  const { orderId: _, ...short } = payload;
  const known = placed(state).replacements.find((one) => one.replacementId === short.replacementId);
  if (known?.short !== null) return [];
  return [{ type: 'ReplacementWithdrawn', data: short }];
};
