import type { ReplacementReason } from '../../../../contracts/orders/order-replacements.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { addressPart, news, productsPart } from './order-news.js';
import { documentsPage, type ConfirmedOrder } from './parts/order-parts.js';

interface Replaced {
  replacedNumber: string;
  reason: ReplacementReason;
}

const sorry: Record<ReplacementReason, (number: string) => string> = {
  damaged: (number) => `Vervelend dat bestelling ${number} niet heel is aangekomen.`,
  lost: (number) => `Vervelend dat bestelling ${number} onderweg is zoekgeraakt.`,
  wrong: (number) => `Sorry, in bestelling ${number} zat niet wat je had besteld.`,
};

/** Tells that pieces are replaced for free. */
export function orderReplacement(order: ConfirmedOrder, { replacedNumber, reason }: Replaced, shop: Shop): MailContent {
  return news(order, shop, {
    kind: 'parcel',
    subject: `Je krijgt een gratis vervanging voor bestelling ${replacedNumber}`,
    title: 'Je vervanging komt eraan',
    story: `${sorry[reason](replacedNumber)} We sturen je gratis een vervanging, onder nummer ${order.orderNumber}. Je hoeft niets te betalen. Zodra je pakket de deur uitgaat, krijg je bericht.`,
    parts: [productsPart('Dit sturen we je', order), addressPart('Bezorgadres', order)],
    action: { url: documentsPage(shop), label: 'Bekijk je bestellingen' },
  });
}
