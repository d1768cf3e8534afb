import type { OrderStatus } from '../../../../../contracts/orders.js';
import { hasHostName, hasLink, withoutLinks } from '../../../../../contracts/values/plain-text.js';
import type { CalendarDay } from '../../../../../contracts/values/calendar.js';
import { typedName } from '../../../../../contracts/values/typed-text.js';
import { formatFrequency, formatPieces } from './format.js';
import type { VatAmount } from '../../../../../pricing/vat.js';
import { html, type Html } from '../../../platform/http/html.js';
import type { ProductRow } from './product-rows.js';
import type { Shop } from '../../../mail/mail-content.js';

/** Amounts in cents, for the whole line. */
export interface ConfirmedLine {
  lineId: string;
  productName: string;
  quantity: number;
  totalCents: number;
  listTotalCents: number;
  imageUrl: string;
  subscription: { jars: number; frequency: number } | null;
}

export interface ConfirmedOrder {
  orderNumber: string;
  placedAt: Date;
  /** The day on which it was promised to leave; null while it is not known. */
  dispatchOn: CalendarDay | null;
  status: OrderStatus;
  /** The lines as ordered. */
  lines: readonly ConfirmedLine[];
  /** The pieces of them that staff cancelled before they left. */
  cancelled: readonly { lineId: string; quantity: number }[];
  subtotalCents: number;
  savingsCents: number;
  shippingCents: number;
  discountCents: number;
  discountCode: string | null;
  totalCents: number;
  vat: readonly Pick<VatAmount, 'percent' | 'vatCents'>[];
  /** The provider's code of what paid. */
  paidWith: string | null;
  recipient: { name: string; address: string; postalCode: string; city: string };
}

export const labelOf = ({ quantity, productName }: ConfirmedLine): string => `${quantity} × ${productName}`;

/** A line with its picture, without amounts. */
export function rowOf(line: ConfirmedLine): ProductRow {
  const { imageUrl } = line;
  return { imageUrl, label: labelOf(line), notes: [planOf(line)].filter((plan) => plan !== null) };
}

export const planOf = ({ subscription }: ConfirmedLine): string | null =>
  subscription ? `Abonnement: ${formatPieces(subscription.jars)} per ${formatFrequency(subscription.frequency)}` : null;

/** The first word of a name; empty without one and for a name that a mail program would turn into a link. */
export const firstNameOf = (name: string): string => {
  const tidied = typedName(name);
  const [first = ''] = hasLink(tidied) || hasHostName(tidied) ? [] : tidied.split(' ');
  return first;
};

/** `Hoi Anna,`, or `Hoi,` without a first name. */
export const greetingOf = (name: string): string => `${`Hoi ${firstNameOf(name)}`.trim()},`;

export const greeting = ({ recipient }: ConfirmedOrder): string => greetingOf(recipient.name);

/** The lines of the parcel. A stranger typed them, and may have typed the mailbox of somebody else too. */
export const addressOf = ({ recipient: { name, address, postalCode, city } }: ConfirmedOrder): string[] =>
  [name, address, `${postalCode} ${city}`.trim()].filter((part) => part !== '').map(withoutLinks);

export const inLines = (lines: readonly string[]): Html =>
  html`${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}`;

/** Where a customer downloads the documents of an order, after a login with the mailbox of the mail. */
export const documentsPage = (shop: Shop): string => `${shop.url}/bestellingen`;
export const creditNoteAction = (shop: Shop) => ({ url: documentsPage(shop), label: 'Download je creditfactuur' });

export const closing = (shop: Shop): string => `Vragen? Mail ons op ${shop.email}.\n${shop.brand} · ${shop.url}`;
