import type { Actor } from '../platform/event-sourcing/events.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import type { ShippingRates } from '../../../pricing/price-basket.js';
import { someBasket, type HistoryBasket, type HistoryProduct } from './history/baskets.js';
import { Book, system, type DemoStream } from './history/book.js';
import { contactOf, DemoCustomers, type DemoContact, type DemoCustomer } from './history/customers.js';
import { hour, orderMoments } from './history/moments.js';
import { OrderHistory } from './history/order-history.js';
import { seededRandom } from './history/random.js';
import { writeReturns } from './history/return-history.js';
import { StockHistory } from './history/stock-history.js';
import { SubscriptionHistory, type HistorySubscription } from './history/subscription-history.js';
import { started } from '../subscriptions/subscription.js';

export interface DemoHistoryWish {
  /** In the order of their popularity. */
  products: readonly HistoryProduct[];
  /** The moment at which the year of history ends. */
  now: Date;
  /** Orders in all, deliveries of subscriptions among them. */
  orders?: number;
  customers?: number;
  shipping?: ShippingRates;
  /** The staff member who ships and counts. */
  staffId?: string;
  /** Another seed makes another shop. */
  seed?: number;
}

export interface DemoHistory {
  customers: DemoCustomer[];
  contacts: DemoContact[];
  /** What happened, as commands. Execute each stream in its order; streams may run side by side. */
  streams: DemoStream[];
  /** The number of the newest order: the next order number comes after it. */
  lastOrderNumber: number;
}

/**
 * A year of a believable shop: growth, busy Sundays, subscriptions, returns and a shelf that is filled up in time and
 * ends at each product's `stock`. Pure and deterministic; fictional people with example.com addresses only.
 */
export function demoHistory(wish: DemoHistoryWish): DemoHistory {
  const { products, orders = 2000, customers: most = Math.ceil(orders * 0.4), staffId = '1', seed = 1 } = wish;
  const { shipping = { freeFromCents: 6500, costCents: 699 } } = wish;
  const now = wish.now.getTime();
  const staff: Actor = { kind: 'staff', id: staffId };
  const random = seededRandom(seed);
  const book = new Book();
  const customers = new DemoCustomers(most, random);
  const contacts: DemoContact[] = [];
  const history = new OrderHistory(book, now, staff, random);
  const subscriptions = new SubscriptionHistory(book, random);
  const days = orderMoments(orders, now, random);

  const placeOrder = (at: number) => {
    const { customer, isNew } = customers.buyer(at);
    const orderId = deterministicId('demo-order', history.orders.length);
    const contact = contactOf(customer, deterministicId('demo-contact', orderId), at);
    contacts.push(contact);
    const discountCode = isNew && random.chance(0.2) ? 'NIEUW10' : null;
    const coupon = discountCode ? ({ type: 'percentage', percent: 10 } as const) : null;
    const onSale = products.filter(({ createdAt }) => createdAt.getTime() < at);
    const basket = someBasket(onSale.length > 0 ? onSale : products, shipping, coupon, random);
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
    history.place({ orderId, at, ...buyer, basket: delivery(subscription), discountCode: null, renewal });
    subscriptions.renewed(subscription, cycle, orderId, at);
  };

  for (const { date, begin, moments } of days) {
    subscriptions.begin(date, Math.min(begin + 5 * hour, now));
    for (const at of moments) {
      const due = subscriptions.nextDue();
      if (due) renew(due, at);
      else placeOrder(at);
    }
  }
  const from = days[0]!.begin;
  subscriptions.skipTheRest(now);
  customers.registerTheRest(from, now);
  writeReturns(history.orders, book, now, staff, random);
  const stock = new StockHistory(book, staff, random, history.orders);
  for (const product of products) stock.write(product, from, now);
  return { customers: customers.all, contacts, streams: book.streams(), lastOrderNumber: history.orders.length };
}

/** What one delivery of a subscription costs, on its frozen terms. */
function delivery({ line, terms }: HistorySubscription): HistoryBasket {
  const { totalCents: subtotalCents, listTotalCents } = line;
  const { shippingCents } = terms;
  const savingsCents = listTotalCents - subtotalCents;
  const totalCents = subtotalCents + shippingCents;
  return { lines: [line], subtotalCents, savingsCents, shippingCents, discountCents: 0, totalCents };
}
