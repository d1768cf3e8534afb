import { formatEuro } from './parts/format.js';
import { html, type Html } from '../../platform/http/html.js';
import { button, heading, panel, paragraph } from './parts/blocks.js';
import type { MailKind } from './parts/colours.js';
import { layout } from './parts/layout.js';
import { productRows } from './parts/product-rows.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import {
  addressOf,
  closing,
  creditNoteAction,
  greeting,
  inLines,
  labelOf,
  planOf,
  rowOf,
  type ConfirmedLine,
  type ConfirmedOrder,
} from './parts/order-parts.js';
import { withoutPieces } from './parts/pieces.js';
import { closingAsHtml, greeted, wordsAsText } from './parts/words.js';
import { wayOf, type RefundForMail } from './parts/refund-words.js';

export interface PlanForMail {
  productName: string;
  ends: boolean;
}

export function orderRefunded(
  order: ConfirmedOrder,
  refund: RefundForMail & { plans: readonly PlanForMail[] },
  shop: Shop,
): MailContent {
  const { plans } = refund;
  const title = plans.length === 1 ? 'Je abonnement' : 'Je abonnementen';
  return news(order, shop, {
    kind: 'money',
    subject: `Je bestelling ${order.orderNumber} is geannuleerd en terugbetaald`,
    title: 'Geannuleerd en terugbetaald',
    story: `Bestelling ${order.orderNumber} is geannuleerd. We hebben ${formatEuro(refund.amountCents)} (inclusief btw) terugbetaald${wayOf(refund)}`,
    parts: [
      productsPart('Dit is geannuleerd', withoutPieces(order, order.cancelled)),
      ...(plans.length > 0 ? [{ title, lines: plans.map(planNews) }] : []),
    ],
    action: creditNoteAction(shop),
  });
}

/** Greets without a name: perhaps nobody paid, and a stranger typed name and address. */
export function orderCancelled(order: ConfirmedOrder, shop: Shop): MailContent {
  const nameless = { ...order, recipient: { ...order.recipient, name: '' } };
  return news(nameless, shop, {
    kind: 'trouble',
    subject: `Je bestelling ${order.orderNumber} is geannuleerd`,
    title: 'Je bestelling is geannuleerd',
    story: `We hebben bestelling ${order.orderNumber} geannuleerd en versturen niets. Komt er nog een betaling voor binnen, dan betalen we die meteen terug. Vragen? Antwoord op deze mail.`,
    parts: [productsPart('Dit is geannuleerd', withoutPieces(order, order.cancelled))],
    action: { url: `${shop.url}/products`, label: 'Bestel opnieuw' },
  });
}

/** Greets without a name: nobody paid, so a stranger may have typed name and address. */
export function paymentFailed(order: ConfirmedOrder, shop: Shop): MailContent {
  const nameless = { ...order, recipient: { ...order.recipient, name: '' } };
  return news(nameless, shop, {
    kind: 'trouble',
    subject: `De betaling van bestelling ${order.orderNumber} is niet gelukt`,
    title: 'Je betaling is niet gelukt',
    story: `De betaling van bestelling ${order.orderNumber} (${formatEuro(order.totalCents)}) is niet gelukt. Er is niets afgeschreven en we versturen niets. Wil je je potten nog? Bestel ze dan opnieuw.`,
    parts: [productsPart('Dit wilde je bestellen', order)],
    action: { url: `${shop.url}/products`, label: 'Bestel opnieuw' },
  });
}

function planNews({ productName, ends }: PlanForMail): string {
  return ends
    ? `Je abonnement op ${productName} is gestopt. We versturen niets meer en schrijven niets meer af.`
    : `Je abonnement op ${productName} loopt door. Je kunt het altijd pauzeren of opzeggen in je profiel.`;
}

/** The lines of a part are an address, sentences, or the products that `products` shows with their pictures. */
interface Part {
  title: string;
  lines: readonly string[];
  products?: readonly ConfirmedLine[];
  isAddress?: boolean;
}

export interface News {
  kind: MailKind;
  subject: string;
  title: string;
  strip?: Html | null;
  story: string;
  parts: readonly Part[];
  action?: { url: string; label: string };
}

export function news(order: ConfirmedOrder, shop: Shop, { subject, story, parts, action, ...page }: News): MailContent {
  const { kind, title, strip = null } = page;
  const body = html`${strip} ${greeted(greeting(order), shop)} ${paragraph(story)}
  ${parts.map((part) => partOf(part, shop))} ${action ? button(action) : null}${closingAsHtml(shop)}`;
  const text = [
    greeting(order),
    ...wordsAsText('opening', shop),
    story,
    ...parts.map((part) => [part.title, ...part.lines].join('\n')),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...wordsAsText('closing', shop),
    closing(shop),
  ];
  return { subject, html: layout({ shop, kind, title, preview: story, body }), text: text.join('\n\n') };
}

function partOf({ title, lines, products, isAddress = false }: Part, shop: Shop): Html {
  const words = isAddress ? panel(inLines(lines)) : paragraph(inLines(lines));
  return html`${heading(title)} ${products ? productRows(products.map(rowOf), shop) : words}`;
}

export function productsPart(title: string, { lines }: Pick<ConfirmedOrder, 'lines'>): Part {
  return { title, lines: lines.map(lineOf), products: lines };
}

export const addressPart = (title: string, order: ConfirmedOrder): Part => {
  return { title, lines: addressOf(order), isAddress: true };
};

function lineOf(line: ConfirmedLine): string {
  return [labelOf(line), planOf(line)].filter((words) => words !== null).join(' · ');
}
