import { randomUUID } from 'node:crypto';
import { orderDecider } from '../../backend/src/orders/order.decider.js';
import { readState } from '../../backend/src/platform/event-sourcing/deciding/read-state.js';
import * as api from '../../contracts/api.js';
import type { AdminOrderDetail } from '../../contracts/orders.js';
import { isStaffsReason } from '../../contracts/returns.js';
import { orderOf } from '../run/send-back.js';
import type { World } from '../support/world.js';
import { isAccepted, unexpected, type Answer, type Colleague } from './colleague.js';
import { payLink, type PaidLink } from './link-payer.js';

/** What a colleague changes of an order that has not left. `adds-pieces` and `swaps-piece` ask for money, which the customer pays. */
export type OrderEdit =
  | 'cancels-piece'
  | 'refunds-shipping'
  | 'refunds-goodwill'
  | 'moves-address'
  | 'adds-pieces'
  | 'swaps-piece';

const asks: OrderEdit[] = ['adds-pieces', 'swaps-piece'];
type Asking = Answer<typeof api.phoneOrders.placePhoneOrder>;

interface Edited {
  act: OrderEdit;
  isDone: boolean;
  problems: string[];
  paid: PaidLink | null;
}

/** Colleagues change one order at once, each with as many clicks. A refusal is right; a change that is made twice is not. */
export async function editOrder(
  world: World,
  colleague: Colleague,
  { orderId, acts, clicks }: { orderId: string; acts: readonly OrderEdit[]; clicks: number },
) {
  const order = await orderOf(world, orderId);
  const edited = await Promise.all(acts.map((act) => perform(world, colleague, { order, act, clicks })));
  const links = edited.flatMap(({ paid }) => (paid ? [paid] : []));
  const problems = [...edited.flatMap((one) => one.problems), ...(await doneTwice(world, orderId, edited))];
  return { problems: [...problems, ...links.flatMap((link) => link.problems)], links };
}

async function perform(
  world: World,
  colleague: Colleague,
  { order, act, clicks }: { order: AdminOrderDetail; act: OrderEdit; clicks: number },
): Promise<Edited> {
  const id = randomUUID();
  const answers = await send(colleague, order, { id, act, clicks });
  const isDone = isAccepted(answers);
  const link = asks.includes(act) ? (answers as Asking[]).find(({ body }) => body)?.body?.link : null;
  const paid = link ? await payLink(world, { link, email: order.customerEmail, clicks }) : null;
  return { act, isDone, paid, problems: unexpected(act, answers, [409]) };
}

function send(
  colleague: Colleague,
  order: AdminOrderDetail,
  { id, act, clicks }: { id: string; act: OrderEdit; clicks: number },
) {
  const params = { id: order.id };
  const [line, other] = order.items;
  switch (act) {
    case 'cancels-piece': {
      const body = { id, reason: 'customer-request', pieces: [{ id: line!.id, quantity: 1 }] };
      return colleague.click(clicks, api.cancelledPieces.cancelPieces, { params, body });
    }
    case 'refunds-shipping':
      return colleague.click(clicks, api.orderRefunds.refundOrder, {
        params,
        body: { id, reason: 'shipping', shippingAmount: '6.99' },
      });
    case 'refunds-goodwill':
      return colleague.click(clicks, api.orderRefunds.refundOrder, {
        params,
        body: { id, reason: 'goodwill', lines: [{ id: line!.id, amount: '1.25' }] },
      });
    case 'moves-address': {
      const address = { name: 'Sanne de Vries', address: 'Dorpsstraat 12', postalCode: '1234 AB', city: 'Utrecht' };
      return colleague.click(clicks, api.deliveryAddress.changeDeliveryAddress, {
        params,
        body: { id, version: 0, phone: '0612345678', ...address },
      });
    }
    case 'swaps-piece': {
      const body = { id, item: line!.id, quantity: 1, productId: other!.productId };
      return colleague.click(clicks, api.orderSwaps.swapPieces, { params, body });
    }
    case 'adds-pieces': {
      const buyer = { email: order.customerEmail, phone: '0612345678', firstName: 'Sanne', lastName: 'de Vries' };
      const place = { address: 'Dorpsstraat 12', postalCode: '1234 AB', city: 'Utrecht' };
      const items = [{ id: line!.productId, quantity: 1 }];
      return colleague.click(clicks, api.phoneOrders.placePhoneOrder, {
        body: { id, ...buyer, ...place, items, addsTo: order.id },
      });
    }
  }
}

/** Expects as many cancellations, refunds and links as colleagues were told that they made. */
async function doneTwice(world: World, orderId: string, edited: readonly Edited[]): Promise<string[]> {
  const { state } = await readState(world.store, orderDecider, orderId);
  if (state.status === 'none') return [`order ${orderId} is gone`];
  const [asked] = await world.database.query<{ count: number }[]>(
    `select count(*)::int as count from phone_orders where adds_to = $1`,
    [orderId],
  );
  const done = (...acts: OrderEdit[]) => edited.filter(({ act, isDone }) => isDone && acts.includes(act)).length;
  const counts = [
    ['cancellations', state.cancellations.length, done('cancels-piece', 'swaps-piece')],
    [
      'refunds',
      state.refunds.filter(({ reason }) => isStaffsReason(reason)).length,
      done('refunds-shipping', 'refunds-goodwill'),
    ],
    ['links', asked!.count, done(...asks)],
  ] as const;
  return counts
    .filter(([, made, told]) => made !== told)
    .map(([what, made, told]) => `order ${orderId} has ${made} ${what}, colleagues made ${told}`);
}
