import * as api from '../../../contracts/api.js';
import type { AdminOrder, AdminOrderDetail } from '../../../contracts/orders.js';
import { card, confirmInBrowser } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { callApi } from '../call-api.js';
import { eventually } from '../eventually.js';
import { newEmail } from '../mails.js';
import type { Visitor } from '../shopper.js';
import { newShopper, providerUrl } from '../storefront.js';

export interface Bought {
  /** The slug of each product, and its pieces. */
  items?: { id: string; quantity: number }[];
  street?: string;
  email?: string;
}

const twoJars = [{ id: 'sleep-well', quantity: 2 }];

export type PaidOrder = AdminOrderDetail & { paymentIntentId: string };

/** The payments of the orders that this file made, by the id of the order. */
export const paidOrders = new Map<string, string>();

/** A new order, paid by card past the pages, once the list of orders has it. */
export async function paidOrder(staff: Visitor, bought: Bought = {}): Promise<PaidOrder> {
  const { items = twoJars, street = 'Prinsengracht 12', email = newEmail('dag') } = bought;
  const shopper = await newShopper();
  const started = await callApi(shopper, api.checkout.createPaymentIntent, { body: { items } });
  const { paymentIntentId, clientSecret } = started;
  const intent = { id: paymentIntentId, client_secret: clientSecret };
  const address = { line1: street, postal_code: '1015 DX', city: 'Amsterdam', country: 'NL' };
  await confirmInBrowser({ url: providerUrl() }, intent, {
    ...card('4242424242424242'),
    '[billing_details][name]': 'Sanne de Vries',
    '[billing_details][email]': email,
    '[billing_details][phone]': '0612345678',
    ...Object.fromEntries(
      Object.entries(address).map(([name, value]) => [`[billing_details][address][${name}]`, value]),
    ),
  });
  const { orderNumber } = await callApi(shopper, api.checkout.settleCheckout, { body: { paymentIntentId } });
  await shopper.close();
  const [order] = await eventually(
    staff.page,
    () => callApi(staff, api.orders.listOrders, { query: { q: orderNumber! } }) as Promise<AdminOrder[]>,
    ([row]) => row?.status === 'processing',
  );
  const detail = await callApi(staff, api.orders.findOrder, { params: { id: order!.id } });
  paidOrders.set(order!.id, paymentIntentId);
  return { ...(detail as AdminOrderDetail), paymentIntentId };
}
