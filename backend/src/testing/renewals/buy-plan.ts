import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../../contracts/api.js';
import { confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { eventually } from '../kernel.js';
import { TestBrowser, type TestShop } from '../shop/test-shop.js';
import type { Subscriber } from './subscribers.js';
import { rowsOf } from '../../platform/database/rows.js';

/** A guest whose payment is confirmed but not settled. */
export interface PayingGuest {
  browser: TestBrowser;
  paymentIntentId: string;
}

/** Confirms the payment of a plan of two jars; the provider has not decided on it. */
export async function confirmPlan(shop: TestShop, method: Record<string, string>, email: string): Promise<PayingGuest> {
  const browser = new TestBrowser(shop);
  const items = [{ id: 'sleep-well-2-1', quantity: 1 }];
  const response = await browser.call(api.checkout.createPaymentIntent, { body: { items } });
  expect(response.status).toBe(200);
  const { paymentIntentId, clientSecret } = await response.json();
  const buyer = { '[billing_details][name]': 'Sanne de Vries', '[billing_details][email]': email };
  await confirmInBrowser(shop.provider, { id: paymentIntentId, client_secret: clientSecret }, { ...method, ...buyer });
  return { browser, paymentIntentId };
}

export interface Bought extends Subscriber {
  orderId: string;
}

/** Buys a plan of two jars as a guest and returns its subscription. */
export async function buyPlan(shop: TestShop, method: Record<string, string>, email: string): Promise<Bought> {
  const { browser, paymentIntentId } = await confirmPlan(shop, method, email);
  shop.provider.control.decide(paymentIntentId, 'pay');
  await browser.call(api.checkout.settleCheckout, { body: { paymentIntentId } });
  const started = () =>
    rowsOf(
      shop.app.get(DataSource),
      z.object({ id: z.string(), order: z.string() }),
      `select s.subscription_id as id, o.order_id as "order" from customer_subscriptions s
       join contacts c on c.id = s.contact_id join admin_order_list o on o.contact_id = c.id
       join payment_methods m on m.subscription_id::text = s.subscription_id where c.email = $1`,
      [email],
    );
  await eventually(async () => (await started()).length === 1, 'one subscription with a payment to remember');
  const [bought] = await started();
  const customer = shop.provider.control.paymentIntent(paymentIntentId)!.customer!;
  return { subscriptionId: bought!.id, orderId: bought!.order, email, customer };
}
