import { api } from '../../../scripts/lib/api.mjs';
import { sleep } from '../../../scripts/lib/processes.mjs';
import { call } from './client.mjs';

const provider = 'http://127.0.0.1:3001';
const json = { 'content-type': 'application/json', origin: 'https://localhost' };

/** The latest deliveries of webhooks, at most 100. */
export const deliveries = async () => (await fetch(`${provider}/__control/deliveries`)).json();

/** Buys one piece by card, as a new guest. Returns how often the checkout was opened again after a 502 or 503. */
export async function buy(slug, email, proxy) {
  const body = JSON.stringify({ items: [{ id: slug, quantity: 1 }] });
  const open = () => call(api.checkout.createPaymentIntent.path, { method: 'POST', body, headers: json, proxy });
  let repeats = 0;
  let opened = await open();
  for (; [502, 503].includes(opened.status) && repeats < 20; repeats++) {
    await sleep(250);
    opened = await open();
  }
  if (opened.status >= 300) throw new Error(`create-payment-intent: ${opened.status} ${opened.body}`);
  const { paymentIntentId, clientSecret } = JSON.parse(opened.body);
  const form = new URLSearchParams({
    key: 'pk_test_simulator',
    client_secret: clientSecret,
    return_url: 'https://localhost/',
  });
  const method = 'payment_method_data';
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
  form.set(`${method}[type]`, 'card');
  for (const [name, value] of Object.entries(card)) form.set(`${method}[card][${name}]`, value);
  const buyer = { name: 'Sanne de Vries', email, phone: '0612345678' };
  for (const [name, value] of Object.entries(buyer)) form.set(`${method}[billing_details][${name}]`, value);
  const address = { line1: 'Prinsengracht 12', postal_code: '1015 DX', city: 'Amsterdam', country: 'NL' };
  for (const [name, value] of Object.entries(address)) form.set(`${method}[billing_details][address][${name}]`, value);
  const confirmed = await fetch(`${provider}/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: 'POST',
    body: form,
  });
  if (!confirmed.ok) throw new Error(`confirm: ${confirmed.status} ${await confirmed.text()}`);
  return repeats;
}
