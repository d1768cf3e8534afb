import type { Actor } from '../platform/event-sourcing/events.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import type { ShippingRates } from '../../../pricing/price-basket.js';
import { randomBasket, type HistoryBasket, type HistoryProduct } from './history/baskets.js';
import { CommandLog, system, type DemoStream } from './history/command-log.js';
import { contactOf, DemoCustomers, type DemoContact, type DemoCustomer } from './history/customers.js';
import { hour, orderMoments } from './history/moments.js';
import { writeMoneyBack } from './history/money-back-history.js';
import { OrderHistory } from './history/order-history.js';
import { seededRandom } from './history/random.js';
import { writeReturns } from './history/return-history.js';
import { StockHistory } from './history/stock-history.js';
import type { HistorySubscription } from './history/subscription-agenda.js';
import { SubscriptionHistory } from './history/subscription-history.js';
import { started } from '../subscriptions/subscription.js';

export interface DemoHistoryOptions {
  /** Sorted by popularity. */
  products: readonly HistoryProduct[];
  /** End of the year of history. */
  now: Date;
  /** Includes the deliveries of subscriptions. */
  orders?: number;
  customers?: number;
  shipping?: ShippingRates;
  /** The staff member who ships orders and counts stock. */
  staffId?: string;
  /** Seeds the random generator. */
  seed?: number;
}

export interface DemoHistory {
  customers: DemoCustomer[];
  contacts: DemoContact[];
  /** Execute each stream's commands in order; streams are independent. */
  streams: DemoStream[];
  lastOrderNumber: number;
}

/** Generates a year of orders, subscriptions, returns and stock. Pure and deterministic; all people are fictional. */
export function demoHistory(options: DemoHistoryOptions): DemoHistory {
  const { products, orders = 2000, customers: most = Math.ceil(orders * 0.4), staffId = '1', seed = 1 } = options;
  const { shipping = { freeFromCents: 6500, costCents: 699 } } = options;
  const now = options.now.getTime();
  const staff: Actor = { kind: 'staff', id: staffId };
  const random = seededRandom(seed);
  const commandLog = new CommandLog();
  const customers = new DemoCustomers(most, random);
  const contacts: DemoContact[] = [];
  const history = new OrderHistory(commandLog, now, staff, random);
  const subscriptions = new SubscriptionHistory(commandLog, random);
  const days = orderMoments(orders, now, random);

  const placeOrder = (at: number) => {
    const { customer, isNew } = customers.buyer(at);
    const orderId = deterministicId('demo-order', history.orders.length);
    const contact = contactOf(customer, deterministicId('demo-contact', orderId), at);
    contacts.push(contact);
    const discountCode = isNew && random.chance(0.2) ? 'NIEUW10' : null;
    const coupon = discountCode ? ({ type: 'percentage', percent: 10 } as const) : null;
    const onSale = products.filter(({ createdAt }) => createdAt.getTime() < at);
    const basket = randomBasket(onSale.length > 0 ? onSale : products, shipping, coupon, random);
    const actor: Actor = { kind: 'customer', id: String(customer.id) };
    const buyer = { contactId: contact.id, actor };
    subscriptions.startFrom(history.place({ orderId, at, ...buyer, basket, discountCode, renewal: null }));
  };

  const renew = (subscription: HistorySubscription, at: number) => {
    const { subscriptionId, terms, state } = subscription;
    const cycle = started(state).nextCycle;
    const orderId = deterministicId(subscriptionId, cycle);
    const buyer = { contactId: terms.contactId, actor: system };
    const renewal = { subscriptionId, cycle };
    history.place({ orderId, at, ...buyer, basket: deliveryOf(subscription), discountCode: null, renewal });
    subscriptions.renewed(subscription, cycle, orderId, at);
  };

  for (const { date, begin, moments } of days) {
    subscriptions.runDay(date, Math.min(begin + 5 * hour, now));
    for (const at of moments) {
      const due = subscriptions.nextDue();
      if (due) renew(due, at);
      else placeOrder(at);
    }
  }
  const from = days[0]!.begin;
  subscriptions.skipRemaining(now);
  customers.registerRemaining(from, now);
  writeReturns(history.orders, commandLog, now, staff, random);
  writeMoneyBack(history.orders, commandLog, now);
  const stock = new StockHistory(commandLog, staff, random, history.orders);
  for (const product of products) stock.write(product, from, now);
  return { customers: customers.all, contacts, streams: commandLog.streams(), lastOrderNumber: history.orders.length };
}

/** One delivery at the subscription's fixed terms. */
function deliveryOf({ line, terms }: HistorySubscription): HistoryBasket {
  const { totalCents: subtotalCents, listTotalCents } = line;
  const { shippingCents } = terms;
  const savingsCents = listTotalCents - subtotalCents;
  const totalCents = subtotalCents + shippingCents;
  return { lines: [line], subtotalCents, savingsCents, shippingCents, discountCents: 0, totalCents };
}
