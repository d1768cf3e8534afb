import * as api from '../../contracts/api.js';
import { card, confirmInBrowser } from '../../infra/stripe-simulator/testing/shop.fixtures.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { Visitor } from './adversary.js';
import { chargedFor } from './buyer.js';

export interface PaidLink {
  payments: string[];
  isPaid: boolean;
  problems: string[];
}

/** Opens a payment link in several tabs at once, agrees to it and pays it, unless the shop cannot sell it any more. */
export async function payLink(
  world: World,
  { link, email, clicks }: { link: string; email: string; clicks: number },
): Promise<PaidLink> {
  const token = link.split('#')[1]!;
  const visitor = new Visitor(world, `link-${token}`);
  await visitor.ask(api.phoneOrders.lookAtPaymentLink, { token });
  const open = () => visitor.ask(api.phoneOrders.payByLink, { token });
  const opened = await Promise.all(Array.from({ length: clicks }, open));
  const payments = [...new Set(opened.flatMap(({ body }) => (body ? [body.paymentIntentId] : [])))];
  const begun = opened.find(({ body }) => body !== null)?.body;
  const several = payments.length > 1 ? [`a link was opened as ${payments.length} payments`] : [];
  if (!begun) return { payments, isPaid: false, problems: several };
  const { paymentIntentId, clientSecret, quote, termsVersion } = begun;
  const total = (quote.totalCents / 100).toFixed(2);
  const agreed = { token, paymentIntentId, total, discountCode: quote.discountCode, termsVersion };
  const { status } = await visitor.ask(api.phoneOrders.agreeToPaymentLink, agreed);
  if (status >= 300) return { payments, isPaid: false, problems: several };
  await confirmInBrowser(
    world.provider,
    { id: paymentIntentId, client_secret: clientSecret },
    {
      ...card('4242424242424242'),
      '[billing_details][name]': 'Sanne de Vries',
      '[billing_details][email]': email,
    },
  );
  const isSettled = async () =>
    (await visitor.ask(api.phoneOrders.lookAtPaymentLink, { token })).body?.orderNumber != null;
  await until(isSettled, 'the order of a payment link');
  const charged = chargedFor(world, paymentIntentId);
  const isOther = charged !== quote.totalCents ? [`a link showed ${quote.totalCents} and charged ${charged}`] : [];
  return { payments, isPaid: true, problems: [...several, ...isOther] };
}
