import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { clientOf } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { addDays } from '../../../../contracts/values/calendar.js';
import { Clock } from '../../platform/clock/clock.js';
import { Contact } from '../../customers/contact.entity.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { readModelsPass } from '../shop/read-models.js';
import { StartSubscription } from '../../subscriptions/commands/start-subscription.js';
import type { SubscriptionTerms } from '../../subscriptions/subscription.events.js';
import { terms } from '../../subscriptions/subscription.fixtures.js';
import { testContext } from '../kernel.js';
import type { TestShop } from '../shop/test-shop.js';
import { PaymentMethod } from '../../renewals/payment-methods/payment-method.entity.js';
import { Renewals } from '../../renewals/renewals.js';
import { SubscriptionReader } from '../../subscriptions/subscription-reader.query.js';

export interface Subscriber {
  subscriptionId: string;
  email: string;
  customer: string;
}

/**
 * A monthly subscription with a card (a test number or name) at the provider. Its next delivery is due today, unless it
 * started fewer than 31 days ago.
 */
export async function subscribe(
  shop: TestShop,
  card: string | null,
  changes: Partial<SubscriptionTerms> = {},
  daysAgo = 31,
): Promise<Subscriber> {
  const { app } = shop;
  const subscriptionId = randomUUID();
  const email = `${subscriptionId.slice(0, 8)}@example.com`;
  const contactId = `contact-${subscriptionId}`;
  const dataSource = app.get(DataSource);
  await dataSource.getRepository(Contact).save({ id: contactId, email, name: 'Sanne de Vries', city: 'Amsterdam' });
  const customer = card === null ? '' : await keepCard(shop, subscriptionId, card);
  const start = new StartSubscription(
    { ...terms, subscriptionId, contactId, ...changes },
    { ...testContext(), at: `${addDays(app.get(Clock).today(), -daysAgo)}T10:00:00.000Z` },
  );
  const { position } = await app.get(CommandBus).execute<StartSubscription, CommandResult>(start);
  await readModelsPass({ app }, position);
  return { subscriptionId, email, customer };
}

async function keepCard(shop: TestShop, subscriptionId: string, card: string): Promise<string> {
  const stripe = clientOf(shop.provider);
  const customer = await stripe.customers.create({});
  const method = card.startsWith('pm_')
    ? await stripe.paymentMethods.attach(card, { customer: customer.id })
    : await attachNumber(stripe, card, customer.id);
  const row = { subscriptionId, customerId: customer.id, paymentMethodId: method.id };
  await shop.app.get(DataSource).getRepository(PaymentMethod).save(row);
  return customer.id;
}

async function attachNumber(stripe: ReturnType<typeof clientOf>, number: string, customer: string) {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  const method = await stripe.paymentMethods.create({ type: 'card', card });
  return stripe.paymentMethods.attach(method.id, { customer });
}

export async function renew({ app }: Pick<TestShop, 'app'>, { subscriptionId }: Subscriber, cycle?: number) {
  const { state } = await app.get(SubscriptionReader).read(subscriptionId);
  const outcome = await app.get(Renewals).renew({ subscriptionId, cycle: cycle ?? state.nextCycle }, testContext());
  await readModelsPass({ app }, outcome.position);
  return outcome;
}

/** Charges at the provider, failed ones included. */
export function chargesOf({ provider }: TestShop, { customer }: Subscriber) {
  return provider.control.charges(100_000).filter((charge) => charge.customer === customer);
}

export const paidBy = (shop: TestShop, subscriber: Subscriber) =>
  chargesOf(shop, subscriber).filter(({ status }) => status === 'succeeded');

export const stateOf = async ({ app }: TestShop, { subscriptionId }: Subscriber) =>
  (await app.get(SubscriptionReader).read(subscriptionId)).state;

export async function eventsOf({ app }: TestShop, { subscriptionId }: Subscriber): Promise<string[]> {
  return (await app.get(EventStore).readStream(`subscription-${subscriptionId}`)).map(({ type }) => type);
}
