import type { MailContent, Shop } from '../../mail/mail-content.js';
import { addressPart, news } from './order-news.js';
import { documentsPage, type ConfirmedOrder } from './parts/order-parts.js';
import { statusStrip } from './parts/status-strip.js';

/** Tells where the order goes now, because somebody else may have asked for the change. `recipient`: the new address. */
export function addressChanged(order: ConfirmedOrder, shop: Shop): MailContent {
  return news(order, shop, {
    kind: 'order',
    strip: statusStrip(order.status, 'Besteld'),
    subject: `Het bezorgadres van bestelling ${order.orderNumber} is gewijzigd`,
    title: 'Je bezorgadres is gewijzigd',
    story: `We hebben het bezorgadres van bestelling ${order.orderNumber} gewijzigd, zoals afgesproken. Klopt het niet, of heb je hier niet om gevraagd? Antwoord dan meteen op deze mail.`,
    parts: [addressPart('We bezorgen nu hier', order)],
    action: { url: documentsPage(shop), label: 'Bekijk je bestellingen' },
  });
}
