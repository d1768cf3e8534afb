import type { RefundReason } from '../../../../contracts/returns.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { news } from './order-news.js';
import { formatEuro } from './parts/format.js';
import { creditNoteAction, type ConfirmedOrder } from './parts/order-parts.js';
import { wayOf, type RefundForMail } from './parts/refund-words.js';

const becauseOf: Record<RefundReason, string> = {
  shipping: 'Dat zijn de verzend- of retourkosten.',
  damage: 'Dat is voor wat beschadigd bij je aankwam. Sorry daarvoor.',
  late: 'Dat is omdat je bestelling later kwam dan we beloofden. Sorry daarvoor.',
  goodwill: 'Dat doen we graag, om het goed te maken.',
  mistake: 'Dat is om een fout van ons recht te zetten. Sorry daarvoor.',
};

/** Staff refunded a part of an order that stands. */
export function refundMade(
  order: ConfirmedOrder,
  refund: RefundForMail & { reason: RefundReason },
  shop: Shop,
): MailContent {
  const amount = formatEuro(refund.amountCents);
  return news(order, shop, {
    kind: 'money',
    subject: `We hebben ${amount} terugbetaald voor bestelling ${order.orderNumber}`,
    title: `Je krijgt ${amount} terug`,
    story: `Voor bestelling ${order.orderNumber} hebben we ${amount} (inclusief btw) terugbetaald${wayOf(refund)} ${becauseOf[refund.reason]} Je hoeft niets terug te sturen.`,
    parts: [],
    action: creditNoteAction(shop),
  });
}
