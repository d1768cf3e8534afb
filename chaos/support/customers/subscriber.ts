import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { addDays, amsterdamDay } from '../../../contracts/values/calendar.js';
import { hashToken, newToken } from '../../../backend/src/platform/auth/tokens.js';
import { StartSubscription } from '../../../backend/src/subscriptions/commands/start-subscription.js';
import { subscriptionDecider } from '../../../backend/src/subscriptions/subscription.decider.js';
import { terms } from '../../../backend/src/subscriptions/subscription.fixtures.js';
import { testContext } from '../../../backend/src/testing/kernel.js';
import { clientOf } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import type { Assortment } from '../assortment.js';
import { patientExecution } from '../patient-store.js';
import type { World } from '../world.js';

export const cards = { good: '4242424242424242', declining: '4000000000000341' };

/** A direct debit instead of a card, as an iDEAL payment leaves it. */
export const debit = 'NL39RABO0300065264';

export interface ChaosSubscriber {
  subscriptionId: string;
  customerId: string;
}

/** Starts a subscription a month ago, so that its next delivery is due: one jar a month, € 6.99 shipping. */
export async function subscriberOf(
  { database, store, provider }: World,
  { id: productId, slug, priceCents }: Assortment['products'][number],
  number: string = cards.good,
): Promise<ChaosSubscriber> {
  const subscriptionId = randomUUID();
  const stripe = clientOf(provider);
  const { id: customerId } = await stripe.customers.create({});
  const methodId = number === debit ? await mandateOf(stripe, customerId) : await cardOf(stripe, customerId, number);
  const contactId = `contact-${subscriptionId}`;
  await database.query(`insert into contacts (id, email, name) values ($1, $2, 'Sanne de Vries')`, [
    contactId,
    `${subscriptionId}@example.com`,
  ]);
  await database.query(
    'insert into payment_methods (subscription_id, customer_id, payment_method_id) values ($1, $2, $3)',
    [subscriptionId, customerId, methodId],
  );
  const at = `${addDays(amsterdamDay(new Date().toISOString()), -31)}T10:00:00.000Z`;
  const plan = { jars: 1, quantity: 1, frequency: 1, discountPercent: 20, priceCents: Math.round(priceCents * 0.8) };
  const agreed = { ...terms, ...plan, contactId, productId, slug, listCents: priceCents, shippingCents: 699 };
  const start = new StartSubscription({ subscriptionId, ...agreed }, { ...testContext(), at });
  await patientExecution(store).execute(subscriptionDecider, start);
  return { subscriptionId, customerId };
}

async function cardOf(stripe: Stripe, customer: string, number: string): Promise<string> {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  const method = await stripe.paymentMethods.create({ type: 'card', card });
  return (await stripe.paymentMethods.attach(method.id, { customer })).id;
}

async function mandateOf(stripe: Stripe, customer: string): Promise<string> {
  const setup = await stripe.setupIntents.create({
    customer,
    confirm: true,
    return_url: 'https://shop.example/',
    mandate_data: { customer_acceptance: { type: 'offline' } },
    payment_method_data: {
      type: 'sepa_debit',
      sepa_debit: { iban: debit },
      billing_details: { name: 'Sanne de Vries', email: 'sanne@example.com' },
    },
  });
  return setup.payment_method as string;
}

export async function cookieOf({ database }: World, { subscriptionId }: ChaosSubscriber): Promise<string> {
  const token = newToken();
  await database.query(
    `with customer as (insert into customers (email) values ($1) returning id)
     insert into customer_sessions (token_hash, customer_id, created_at) select $2, id, now() from customer`,
    [`${subscriptionId}@example.com`, hashToken(token)],
  );
  return `customer=${token}`;
}

export async function lifeOf({ store }: Pick<World, 'store'>, { subscriptionId }: ChaosSubscriber): Promise<string[]> {
  return (await store.readStream(`subscription-${subscriptionId}`)).map(({ type }) => type);
}
