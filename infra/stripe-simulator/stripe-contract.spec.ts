import Stripe from 'stripe';
import { startStripeSimulator, type StripeSimulator } from './start-stripe-simulator.js';
import { clientOf } from './testing/shop.fixtures.js';
import { stripeContract } from './testing/stripe-contract.js';

let simulator: StripeSimulator;
beforeAll(async () => {
  simulator = await startStripeSimulator();
});
afterAll(() => simulator.close());

stripeContract('the simulator', () => clientOf(simulator));

const key = process.env['STRIPE_SECRET_KEY'] ?? '';
if (key.startsWith('sk_test_') && process.env['STRIPE_CONTRACT'] === 'live') {
  jest.setTimeout(60_000);
  stripeContract("Stripe's test mode", () => new Stripe(key));
}
