import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeSimulator } from './start-stripe-simulator.js';
import { clientOf, WEBHOOK_SECRET, WebhookEndpoint } from './testing/shop.fixtures.js';

let folder: string;
let stateFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-'));
  stateFile = join(folder, 'state.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const params = { amount: 2495, currency: 'eur', metadata: { checkoutId: 'c1' } };

it('survives a killed process, and a line that was half written', async () => {
  const killed = await startStripeSimulator({ stateFile });
  const customer = await clientOf(killed).customers.create({ email: 'an@example.com' });
  const first = await clientOf(killed).paymentIntents.create(params, { idempotencyKey: 'k1' });
  await clientOf(killed).paymentIntents.create(params);
  await clientOf(killed).paymentIntents.confirm(first.id, {
    payment_method: 'pm_card_visa',
    return_url: 'https://a.example',
  });
  appendFileSync(stateFile, '["payment_intents","pi_torn",{"id":"pi_to');

  const next = await startStripeSimulator({ stateFile });
  const stripe = clientOf(next);
  expect(await stripe.paymentIntents.retrieve(first.id)).toMatchObject({ status: 'succeeded', amount_received: 2495 });
  expect((await stripe.customers.list({ email: 'an@example.com' })).data[0]?.id).toBe(customer.id);
  expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' })).id).toBe(first.id);
  const found = await stripe.paymentIntents.search({ query: "metadata['checkoutId']:'c1' AND status:'succeeded'" });
  expect(found.data.map(({ id }) => id)).toEqual([first.id]);
  await next.close();
  await killed.close();
});

it('resumes payments that were processing', async () => {
  const behaviour = { sepaDebitDelayMs: 3_600_000 };
  const killed = await startStripeSimulator({ stateFile, behaviour });
  const { id } = await clientOf(killed).paymentIntents.create({
    ...params,
    confirm: true,
    mandate_data: { customer_acceptance: { type: 'offline' } },
    payment_method_data: { type: 'sepa_debit', sepa_debit: { iban: 'NL39RABO0300065264' } },
    allowed_payment_method_types: ['sepa_debit'],
  });
  await killed.close();
  const next = await startStripeSimulator({ stateFile, behaviour });
  expect((await clientOf(next).paymentIntents.retrieve(id)).status).toBe('processing');
  next.control.advanceClock(3600);
  while (next.control.paymentIntent(id)?.status === 'processing') await new Promise((done) => setTimeout(done, 5));
  expect(next.control.paymentIntent(id)?.status).toBe('succeeded');
  await next.close();
});

it('resumes deliveries that were not accepted', async () => {
  const endpoint = await WebhookEndpoint.open();
  endpoint.answers = [500];
  const options = { stateFile, webhookSecret: WEBHOOK_SECRET, webhookUrl: endpoint.url };
  const killed = await startStripeSimulator(options);
  await clientOf(killed).paymentIntents.create(params);
  while (endpoint.received.length < 1) await new Promise((done) => setTimeout(done, 5));
  await killed.close();
  const next = await startStripeSimulator(options);
  await next.control.webhooksSettled();
  expect(endpoint.types).toEqual(['payment_intent.created', 'payment_intent.created']);
  await next.close();
  await endpoint.close();
});

it('deletes everything on reset, permanently', async () => {
  const simulator = await startStripeSimulator({ stateFile });
  await clientOf(simulator).paymentIntents.create(params);
  simulator.control.reset();
  await simulator.close();
  const next = await startStripeSimulator({ stateFile });
  expect(next.control.state().counts['payment_intents']).toBe(0);
  await next.close();
});
