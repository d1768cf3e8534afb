import type { PhoneOrderForMail } from '../../checkout/phone-orders/phone-order-mail-records.query.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { html } from '../../platform/http/html.js';
import { formatDay, formatEuro } from './parts/format.js';
import { amountRow, button, heading, paragraph, table } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { closing, greetingOf } from './parts/order-parts.js';
import type { Pictures } from './parts/pictures.js';
import { productRows } from './parts/product-rows.js';
import { closingAsHtml, greeted, wordsAsText } from './parts/words.js';

/** Mails the link by which the customer agrees to a phone order and pays it. */
export function phoneOrder(
  { firstName, quote, expiresAt, link, pictures }: PhoneOrderForMail & { pictures: Pictures },
  shop: Shop,
): MailContent {
  const title = 'Je bestelling staat klaar';
  const asked = quote.addsTo
    ? `Je hebt ons gevraagd iets toe te voegen aan bestelling ${quote.addsTo.orderNumber}. We pakken het samen in, dus je betaalt geen verzendkosten.`
    : 'Je hebt ons gevraagd een bestelling voor je klaar te zetten.';
  const story = `${asked} Bekijk en betaal via de link hieronder. Dat kan tot en met ${formatDay(expiresAt)}. Zodra je betaalt, houden we je producten vast en gaan we aan de slag. Wil je toch niet bestellen? Dan hoef je niets te doen.`;
  const products = quote.lines.map(({ productId, quantity, name, totalCents }) => {
    const imageUrl = pictures.get(productId) ?? '';
    return { imageUrl, label: `${quantity} × ${name}`, amount: formatEuro(totalCents) };
  });
  const sums: [label: string, amount: string][] = [
    ...(quote.discountCents > 0 ? [['Korting', formatEuro(-quote.discountCents)] as [string, string]] : []),
    ['Verzending', quote.shippingCents > 0 ? formatEuro(quote.shippingCents) : 'gratis'],
  ];
  const total: [string, string] = ['Totaal (inclusief btw)', formatEuro(quote.totalCents)];
  const lines = [...products.map(({ label, amount }) => [label, amount]), ...sums, total].map((row) => row.join(': '));
  const action = { label: 'Bekijk en betaal je bestelling', url: link };
  const greeting = greetingOf(firstName);
  const rows = [...sums.map((row) => amountRow(...row)), amountRow(...total, { strong: true })];
  const body = html`${greeted(greeting, shop)} ${paragraph(story)} ${heading('Dit staat voor je klaar')}
  ${productRows(products, shop)} ${table(rows)} ${button(action)}${closingAsHtml(shop)}`;
  const text = [
    greeting,
    ...wordsAsText('opening', shop),
    story,
    ['Dit staat voor je klaar', ...lines].join('\n'),
    `${action.label}: ${action.url}`,
    ...wordsAsText('closing', shop),
    closing(shop),
  ];
  return {
    subject: `Je bestelling bij ${shop.brand} staat klaar om te betalen`,
    html: layout({ shop, kind: 'order', title, preview: story, body }),
    text: text.join('\n\n'),
  };
}
