import type { PhoneOrderForMail } from '../../checkout/phone-orders/phone-order-mail-records.query.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { html } from '../../platform/http/html.js';
import { formatDay, formatEuro } from './parts/format.js';
import { heading, layout, link as linkTo, paragraph } from './parts/layout.js';
import { closing, greetingOf, inLines } from './parts/order-parts.js';

/** Mails the link by which the customer agrees to a phone order and pays it. */
export function phoneOrder({ firstName, quote, expiresAt, link }: PhoneOrderForMail, shop: Shop): MailContent {
  const title = 'Je bestelling staat klaar';
  const asked = quote.addsTo
    ? `Je hebt ons gevraagd iets toe te voegen aan bestelling ${quote.addsTo.orderNumber}. We pakken het samen in, dus je betaalt geen verzendkosten.`
    : 'Je hebt ons gevraagd een bestelling voor je klaar te zetten.';
  const story = `${asked} Bekijk en betaal via de link hieronder. Dat kan tot en met ${formatDay(expiresAt)}. Zodra je betaalt, houden we je producten vast en gaan we aan de slag. Wil je toch niet bestellen? Dan hoef je niets te doen.`;
  const lines = [
    ...quote.lines.map(({ quantity, name, totalCents }) => `${quantity} × ${name}: ${formatEuro(totalCents)}`),
    ...(quote.discountCents > 0 ? [`Korting: ${formatEuro(-quote.discountCents)}`] : []),
    `Verzending: ${quote.shippingCents > 0 ? formatEuro(quote.shippingCents) : 'gratis'}`,
    `Totaal (inclusief btw): ${formatEuro(quote.totalCents)}`,
  ];
  const action = { label: 'Bekijk en betaal je bestelling', url: link };
  const greeting = greetingOf(firstName);
  const body = html`${paragraph(greeting)} ${paragraph(story)} ${heading('Dit staat voor je klaar')}
  ${paragraph(inLines(lines))} ${paragraph(linkTo(action.url, action.label))}`;
  const text = [
    greeting,
    story,
    ['Dit staat voor je klaar', ...lines].join('\n'),
    `${action.label}: ${action.url}`,
    closing(shop),
  ];
  return {
    subject: `Je bestelling bij ${shop.brand} staat klaar om te betalen`,
    html: layout({ shop, title, preview: story, body }),
    text: text.join('\n\n'),
  };
}
