import { formatEuro } from './parts/format.js';
import { html, type Html } from '../../platform/http/html.js';
import { heading, layout, link, paragraph } from './parts/layout.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import {
  closing,
  creditNoteAction,
  greeting,
  inLines,
  labelOf,
  planOf,
  type ConfirmedOrder,
} from './parts/order-parts.js';
import { withoutPieces } from './parts/pieces.js';
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
    subject: `Je bestelling ${order.orderNumber} is geannuleerd en terugbetaald`,
    title: 'Geannuleerd en terugbetaald',
    story: `Bestelling ${order.orderNumber} is geannuleerd. We hebben ${formatEuro(refund.amountCents)} (inclusief btw) terugbetaald${wayOf(refund)}`,
    parts: [
      { title: 'Dit is geannuleerd', lines: linesOf(withoutPieces(order, order.cancelled)) },
      ...(plans.length > 0 ? [{ title, lines: plans.map(planNews) }] : []),
    ],
    action: creditNoteAction(shop),
  });
}

/** Greets without a name: perhaps nobody paid, and a stranger typed name and address. */
export function orderCancelled(order: ConfirmedOrder, shop: Shop): MailContent {
  const nameless = { ...order, recipient: { ...order.recipient, name: '' } };
  return news(nameless, shop, {
    subject: `Je bestelling ${order.orderNumber} is geannuleerd`,
    title: 'Je bestelling is geannuleerd',
    story: `We hebben bestelling ${order.orderNumber} geannuleerd en versturen niets. Komt er nog een betaling voor binnen, dan betalen we die meteen terug. Vragen? Antwoord op deze mail.`,
    parts: [{ title: 'Dit is geannuleerd', lines: linesOf(withoutPieces(order, order.cancelled)) }],
    action: { url: `${shop.url}/products`, label: 'Bestel opnieuw' },
  });
}

/** Greets without a name: nobody paid, so a stranger may have typed name and address. */
export function paymentFailed(order: ConfirmedOrder, shop: Shop): MailContent {
  const nameless = { ...order, recipient: { ...order.recipient, name: '' } };
  return news(nameless, shop, {
    subject: `De betaling van bestelling ${order.orderNumber} is niet gelukt`,
    title: 'Je betaling is niet gelukt',
    story: `De betaling van bestelling ${order.orderNumber} (${formatEuro(order.totalCents)}) is niet gelukt. Er is niets afgeschreven en we versturen niets. Wil je je potten nog? Bestel ze dan opnieuw.`,
    parts: [{ title: 'Dit wilde je bestellen', lines: linesOf(order) }],
    action: { url: `${shop.url}/products`, label: 'Bestel opnieuw' },
  });
}

function planNews({ productName, ends }: PlanForMail): string {
  return ends
    ? `Je abonnement op ${productName} is gestopt. We versturen niets meer en schrijven niets meer af.`
    : `Je abonnement op ${productName} loopt door. Je kunt het altijd pauzeren of opzeggen in je profiel.`;
}

export interface News {
  subject: string;
  title: string;
  story: string;
  parts: readonly { title: string; lines: readonly string[] }[];
  action?: { url: string; label: string };
}

export function news(order: ConfirmedOrder, shop: Shop, { subject, title, story, parts, action }: News): MailContent {
  const sections = parts.map((part): Html => html`${heading(part.title)} ${paragraph(inLines(part.lines))}`);
  const body = html`${paragraph(greeting(order))} ${paragraph(story)} ${sections}
  ${action ? paragraph(link(action.url, action.label)) : null}`;
  const text = [
    greeting(order),
    story,
    ...parts.map((part) => [part.title, ...part.lines].join('\n')),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    closing(shop),
  ];
  return { subject, html: layout({ shop, title, preview: story, body }), text: text.join('\n\n') };
}

export function linesOf({ lines }: Pick<ConfirmedOrder, 'lines'>): string[] {
  return lines.map((line) => [labelOf(line), planOf(line)].filter((words) => words !== null).join(' · '));
}
