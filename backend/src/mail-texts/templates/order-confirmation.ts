import { paymentMethodName } from '../../../../contracts/payments/payment-methods.js';
import { formatCalendarDay, formatDay, formatEuro } from './parts/format.js';
import { html } from '../../platform/http/html.js';
import { labelsAsHtml, labelsAsText, type FoodForMail } from './parts/label-parts.js';
import { legalAsHtml, legalAsText, type TermsForMail } from './parts/legal-parts.js';
import { amountRow, button, heading, link, panel, paragraph, table } from './parts/blocks.js';
import { layout } from './parts/layout.js';
import { closingAsHtml, greeted, wordsAsText } from './parts/words.js';
import { productRows } from './parts/product-rows.js';
import { statusStrip } from './parts/status-strip.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import {
  addressOf,
  closing,
  documentsPage,
  greeting,
  inLines,
  labelOf,
  planOf,
  rowOf,
  type ConfirmedOrder,
} from './parts/order-parts.js';

/** What the law wants confirmed besides the order. */
export interface ConfirmationFacts {
  food: FoodForMail;
  terms: TermsForMail;
}

/** Confirms an order: lines, payment, delivery, the right of withdrawal, the labels and the terms. */
export function orderConfirmation(order: ConfirmedOrder, facts: ConfirmationFacts, shop: Shop): MailContent {
  return {
    subject: `We hebben je bestelling ${order.orderNumber} ontvangen`,
    html: asHtml(order, facts, shop),
    text: asText(order, facts, shop),
  };
}

/** Names the day, because the mail may be read later. */
const deliveryOf = ({ dispatchOn }: ConfirmedOrder) =>
  `We verzenden je bestelling ${dispatchOn ? `op ${formatCalendarDay(dispatchOn)}` : 'zo snel mogelijk'}. Meestal heb je je pakket daarna binnen 1 tot 2 werkdagen in huis.`;
const withdrawal =
  'Je mag je bestelling tot 14 dagen na ontvangst herroepen, zonder reden op te geven. Dat kan online, ook zonder account:';
const withdrawalPage = (shop: Shop) => `${shop.url}/herroepen`;
const opening = ({ orderNumber, placedAt }: ConfirmedOrder) =>
  `Je betaling is gelukt. Hieronder staat wat je op ${formatDay(placedAt)} bestelde, met bestelnummer ${orderNumber}.`;

function sums(order: ConfirmedOrder): [label: string, amount: string][] {
  const { subtotalCents, savingsCents, shippingCents, discountCents, discountCode } = order;
  const rows: [string, string][] = [];
  if (savingsCents > 0)
    rows.push(['Zonder korting', formatEuro(subtotalCents + savingsCents)], ['Je voordeel', formatEuro(-savingsCents)]);
  rows.push(['Subtotaal', formatEuro(subtotalCents)]);
  rows.push(['Verzending', shippingCents === 0 ? 'Gratis' : formatEuro(shippingCents)]);
  if (discountCents > 0) rows.push([discountCode ? `Korting ${discountCode}` : 'Korting', formatEuro(-discountCents)]);
  return rows;
}

const paymentOf = ({ paidWith }: ConfirmedOrder): string[] => {
  const name = paymentMethodName(paidWith);
  return name === null ? [] : [`Je hebt betaald met ${name}.`];
};

const vatOf = ({ vat }: ConfirmedOrder): [label: string, amount: string][] =>
  vat.map(({ percent, vatCents }) => [`Waarvan btw ${percent}%`, formatEuro(vatCents)]);

const invoice = 'Je factuur staat bij je bestelling. Log in met dit e-mailadres en';
const invoiceLabel = 'download hem hier';

const asRow = ([label, amount]: [string, string]) => amountRow(label, amount);
const totalLabel = 'Totaal (inclusief btw)';

function asHtml(order: ConfirmedOrder, { food, terms }: ConfirmationFacts, shop: Shop): string {
  const lines = order.lines.map((line) => ({
    ...rowOf(line),
    amount: formatEuro(line.totalCents),
    was: line.subscription === null && line.listTotalCents > line.totalCents ? formatEuro(line.listTotalCents) : null,
  }));
  const total = amountRow(totalLabel, formatEuro(order.totalCents), { strong: true });
  const address = [panel(inLines(addressOf(order))), ...closingAsHtml(shop)];
  return layout({
    ...{ shop, kind: 'order' },
    title: 'Bedankt voor je bestelling!',
    preview: `Bestelling ${order.orderNumber}, ${formatEuro(order.totalCents)}. ${deliveryOf(order)}`,
    body: html`${statusStrip(order.status, 'Betaald')} ${greeted(greeting(order), shop)} ${paragraph(opening(order))}
    ${productRows(lines, shop)} ${table([...sums(order).map(asRow), total, ...vatOf(order).map(asRow)])}
    ${paymentOf(order).map(paragraph)} ${paragraph(html`${invoice} ${link(documentsPage(shop), invoiceLabel)}.`)}
    ${button({ url: documentsPage(shop), label: 'Bekijk je bestelling' })} ${heading('Bezorging')}
    ${paragraph(deliveryOf(order))} ${address} ${heading('Toch niet tevreden?')}
    ${paragraph(html`${withdrawal} ${link(withdrawalPage(shop), 'herroep je aankoop hier')}.`)} ${labelsAsHtml(food)}
    ${legalAsHtml(terms, shop)}`,
  });
}

function asText(order: ConfirmedOrder, { food, terms }: ConfirmationFacts, shop: Shop): string {
  const lines = order.lines.map((line) =>
    [`${labelOf(line)}: ${formatEuro(line.totalCents)}`, planOf(line)].filter((part) => part !== null).join('\n  '),
  );
  return [
    greeting(order),
    ...wordsAsText('opening', shop),
    opening(order),
    lines.join('\n'),
    [...sums(order), [totalLabel, formatEuro(order.totalCents)], ...vatOf(order)]
      .map(([label, sum]) => `${label}: ${sum}`)
      .join('\n'),
    ...paymentOf(order),
    `${invoice} ${invoiceLabel}: ${documentsPage(shop)}`,
    `Bezorging\n${deliveryOf(order)}\n\n${addressOf(order).join('\n')}`,
    ...wordsAsText('closing', shop),
    `Toch niet tevreden?\n${withdrawal}\n${withdrawalPage(shop)}`,
    ...labelsAsText(food),
    ...legalAsText(terms, shop),
    closing(shop),
  ].join('\n\n');
}
