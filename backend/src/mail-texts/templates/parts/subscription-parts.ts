import type { CalendarDay } from '../../../../../contracts/values/calendar.js';
import type { MailContent, Shop } from '../../../mail/mail-content.js';
import { html } from '../../../platform/http/html.js';
import { button, heading, paragraph } from './blocks.js';
import type { MailKind } from './colours.js';
import { formatDay, formatEuro, formatFrequency, formatPieces } from './format.js';
import { layout } from './layout.js';
import { closing, greetingOf } from './order-parts.js';
import { productRows } from './product-rows.js';
import { vatWords, type VatForMail } from './vat-words.js';
import { closingAsHtml, greeted, wordsAsText } from './words.js';

/** Amounts in cents, for one delivery. */
export interface SubscriptionForMail {
  recipientName: string;
  productName: string;
  imageUrl: string;
  quantity: number;
  jars: number;
  frequency: number;
  priceCents: number;
  shippingCents: number;
  nextDeliveryDate: CalendarDay;
  vat?: readonly VatForMail[];
}

interface News {
  /** The mails of a plan that goes well, unless stated. */
  kind?: MailKind;
  subject: string;
  title: string;
  story: string;
  /** A second paragraph: what happens next, or what the reader can do. */
  more?: string;
  action?: string;
  /** Where the action leads; the list of subscriptions unless stated. */
  path?: string;
}

/** A mail about a subscription: the story, what is delivered for how much, and a button. */
export function news(
  subscription: SubscriptionForMail,
  shop: Shop,
  { kind = 'plan', subject, title, story, more, action, path = '/profiel' }: News,
): MailContent {
  const greeting = greetingOf(subscription.recipientName);
  const { quantity, productName, jars, frequency } = subscription;
  const pieces = `${formatPieces(quantity * jars)} per ${formatFrequency(frequency)}`;
  const costs = [`${amountOf(subscription)} per levering`, vatWords(subscription.vat ?? [])].filter(
    (line) => line !== null,
  );
  const product = { imageUrl: subscription.imageUrl, label: productName, notes: [pieces, ...costs] };
  const row = productRows([product], shop);
  const page = `${shop.url}${path}`;
  const body = html`${greeted(greeting, shop)} ${paragraph(story)} ${more ? paragraph(more) : null}
  ${heading('Je abonnement')} ${row} ${action ? button({ url: page, label: action }) : null}${closingAsHtml(shop)}`;
  const lines = [`${productName}, ${pieces}`, ...costs];
  const text = [
    greeting,
    ...wordsAsText('opening', shop),
    story,
    ...(more ? [more] : []),
    ['Je abonnement', ...lines].join('\n'),
    ...(action ? [`${action}: ${page}`] : []),
    ...wordsAsText('closing', shop),
  ];
  return {
    subject,
    html: layout({ shop, kind, title, preview: story, body }),
    text: [...text, closing(shop)].join('\n\n'),
  };
}

export const dayOf = (day: CalendarDay): string => formatDay(new Date(`${day}T12:00:00Z`));

/** What one delivery costs, in words. */
export function amountOf({ priceCents, shippingCents }: SubscriptionForMail): string {
  const shipping = shippingCents === 0 ? 'gratis verzending' : `${formatEuro(shippingCents)} verzending`;
  return `${formatEuro(priceCents + shippingCents)} (inclusief btw en ${shipping})`;
}
