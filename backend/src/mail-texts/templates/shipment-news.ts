import { carrierNames, trackingUrlOf } from '../../../../contracts/shipping/carriers.js';
import type { MailedTracking, MailReferences } from '../../mail/commands/queue-mail.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { addressPart, news, productsPart, type News } from './order-news.js';
import type { ConfirmedOrder } from './parts/order-parts.js';
import { piecesOf, withoutPieces } from './parts/pieces.js';
import { statusStrip } from './parts/status-strip.js';

/** The news of one parcel, or of the whole order where no parcel is named. */
export function orderShipped(
  order: ConfirmedOrder,
  { leftOut = [], parcel }: Omit<MailReferences['order-shipped'], 'orderId'>,
  shop: Shop,
): MailContent {
  const { orderNumber } = order;
  const sent = parcel ? piecesOf(order, parcel.pieces) : withoutPieces(order, [...leftOut, ...order.cancelled]);
  const withdrawn = piecesOf(order, leftOut);
  const isPart = parcel?.isLast === false;
  return news(order, shop, {
    ...underway(order),
    subject: isPart
      ? `Een deel van je bestelling ${orderNumber} is onderweg`
      : `Je bestelling ${orderNumber} is onderweg`,
    title: isPart ? 'Een deel van je potten is onderweg!' : 'Je potten zijn onderweg!',
    story: `${isPart ? `We hebben een deel van bestelling ${orderNumber} verstuurd. De rest volgt in een ander pakket.` : `We hebben bestelling ${orderNumber} verstuurd.`} Meestal heb je je pakket binnen 1 tot 2 werkdagen in huis.`,
    parts: [
      productsPart('In je pakket', sent),
      ...(leftOut.length > 0 ? [productsPart('Niet meegestuurd, want herroepen', withdrawn)] : []),
      ...(parcel ? trackingParts(parcel) : []),
      addressPart('We bezorgen bij', order),
    ],
    action: parcel && trackingAction(parcel),
  });
}

export function parcelTracking(order: ConfirmedOrder, tracking: MailedTracking, shop: Shop): MailContent {
  return news(order, shop, {
    ...underway(order),
    subject: `Zo volg je je pakket van bestelling ${order.orderNumber}`,
    title: 'Volg je pakket',
    story: `Met deze trackingcode volg je het pakket van bestelling ${order.orderNumber}. Kreeg je eerder een andere code? Dan geldt deze.`,
    parts: trackingParts(tracking),
    action: trackingAction(tracking),
  });
}

const underway = ({ status }: ConfirmedOrder) => ({
  kind: 'parcel' as const,
  strip: statusStrip(status, 'Onderweg'),
});

/** Empty without a carrier and a code. */
function trackingParts({ carrier, trackingCode }: MailedTracking): News['parts'] {
  const name = carrier && carrier !== 'other' ? [`${carrierNames[carrier]} bezorgt je pakket`] : [];
  const lines = [...name, ...(trackingCode ? [`Trackingcode ${trackingCode}`] : [])];
  return lines.length > 0 ? [{ title: 'Je pakket volgen', lines }] : [];
}

function trackingAction({ carrier, trackingCode }: MailedTracking): News['action'] {
  const url = trackingUrlOf(carrier, trackingCode);
  return url ? { url, label: 'Volg je pakket' } : undefined;
}
