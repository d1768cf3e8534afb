import type { ReturnStatus } from '../../../../contracts/returns.js';
import { returnReasons } from '../../../../contracts/returns.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { ConfirmRefund } from '../../orders/commands/confirm-refund.js';
import { RegisterReturn } from '../../orders/commands/register-return.js';
import { ReleaseReturn } from '../../orders/commands/release-return.js';
import { RequestRefund } from '../../orders/commands/request-refund.js';
import { orderDecider } from '../../orders/order.decider.js';
import type { RegisteredReturn } from '../../orders/order-returns.js';
import { ChangeReturnStatus } from '../../returns/commands/change-return-status.js';
import { RequestReturn } from '../../returns/commands/request-return.js';
import { contextOf, provider, system, type CommandLog } from './command-log.js';
import { day, hour } from './moments.js';
import type { HistoryOrder } from './order-history.js';
import type { Random } from './random.js';

/** Returns some delivered orders within the 14-day period. */
export function writeReturns(
  orders: readonly HistoryOrder[],
  commandLog: CommandLog,
  now: number,
  staff: Actor,
  random: Random,
): void {
  for (const order of orders) {
    if (order.deliveredAt === null || order.agreed.renewal || !random.chance(0.042)) continue;
    const at = Math.floor(order.deliveredAt + (1 + random() * 12) * day);
    if (at < now) writeReturn(order, at, commandLog, now, staff, random);
  }
}

function writeReturn(
  order: HistoryOrder,
  at: number,
  commandLog: CommandLog,
  now: number,
  staff: Actor,
  random: Random,
): void {
  const { orderId, agreed, actor: customer } = order;
  const goods = agreed.lines.filter(({ subscription }) => subscription === null);
  if (goods.length === 0) return;
  const returnId = deterministicId('return', orderId);
  const [ofOrder, ofReturn] = [`order-${orderId}`, `return-${returnId}`];
  const pieces = [{ lineId: random.pick(goods).lineId, quantity: 1 }];
  const asked = { orderId, returnId, origin: 'customer', reason: random.pick(returnReasons), pieces } as const;
  const register = new RegisterReturn(asked, contextOf(at, customer, returnId));
  const { refundCents, ...registered } = registeredBy(register, ofOrder, commandLog);
  commandLog.add(ofOrder, register);
  const request = { ...returnOf(orderId, registered), refundCents };
  commandLog.add(ofReturn, new RequestReturn(request, contextOf(at, customer, returnId)));
  let time = at;
  const path: readonly ReturnStatus[] = random.weighted([
    [['approved', 'completed'], 78],
    [['rejected'], 12],
    [['approved'], 6],
    [[], 4],
  ]);
  for (const status of path) {
    time += Math.floor((1 + random() * 5) * day);
    if (time + 2 * hour >= now) return;
    const context = contextOf(time, staff, returnId);
    const completion =
      status === 'completed' ? { refundCents, leftCents: refundCents, ownLeftCents: refundCents, reason: null } : null;
    commandLog.add(ofReturn, new ChangeReturnStatus({ returnId, status, completion }, context));
    if (status === 'rejected')
      commandLog.add(ofOrder, new ReleaseReturn({ orderId, returnId }, { ...context, actor: system }));
  }
  if (path[1] !== 'completed') return;
  const refund = { orderId, refundId: `return:${returnId}`, returnId, amountCents: refundCents };
  commandLog.add(
    ofOrder,
    new RequestRefund({ ...refund, reason: 'return' }, contextOf(time, system, returnId)),
    new ConfirmRefund({ ...refund, byHand: false }, contextOf(time + hour, provider, returnId)),
  );
}

/** The event on the order: returned pieces and their paid amount. */
function registeredBy(register: RegisterReturn, streamId: string, commandLog: CommandLog): RegisteredReturn {
  const [event] = commandLog.decide(orderDecider, streamId, register);
  return event!.data as RegisteredReturn;
}

/** The return that the process requests. */
function returnOf(orderId: string, registered: Omit<RegisteredReturn, 'refundCents'>) {
  const { returnId, orderNumber, contactId, reason, lines, shippingCents, paidCents, isUnshipped, unshipped } =
    registered;
  const whose = { returnId, orderId, orderNumber, contactId, reason };
  return { ...whose, lines, shippingCents, paidCents, isUnshipped, unshipped };
}
