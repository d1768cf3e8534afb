import type { CancelReason } from '../../../../contracts/orders/cancelled-pieces.js';
import type { MailReferences } from '../../mail/commands/queue-mail.js';
import type { MailContent, Shop } from '../../mail/mail-content.js';
import { news, productsPart } from './order-news.js';
import { formatEuro } from './parts/format.js';
import type { ConfirmedOrder } from './parts/order-parts.js';
import { piecesOf } from './parts/pieces.js';
import { statusStrip } from './parts/status-strip.js';

const becauseOf: Record<CancelReason, string> = {
  'customer-request': 'Dat hebben we op jouw verzoek gedaan.',
  'out-of-stock': 'We hebben het helaas niet meer op voorraad. Sorry daarvoor.',
  damaged: 'Het is bij ons beschadigd geraakt voordat we het konden versturen. Sorry daarvoor.',
  mistake: 'Dat is om een fout van ons recht te zetten. Sorry daarvoor.',
};

/** Staff cancelled pieces of an order before they left. The rest of the order stands. */
export function piecesCancelled(
  order: ConfirmedOrder,
  { pieces, reason, refundCents }: Omit<MailReferences['pieces-cancelled'], 'orderId'>,
  shop: Shop,
): MailContent {
  const { orderNumber } = order;
  const back =
    refundCents > 0
      ? ` Je krijgt ${formatEuro(refundCents)} (inclusief btw) terug, op dezelfde manier als je betaalde. Meestal staat het binnen 5 werkdagen op je rekening.`
      : '';
  return news(order, shop, {
    kind: 'order',
    strip: statusStrip(order.status, 'Besteld'),
    subject: `Een deel van je bestelling ${orderNumber} is geannuleerd`,
    title: 'Een deel van je bestelling is geannuleerd',
    story: `We hebben een deel van bestelling ${orderNumber} geannuleerd. ${becauseOf[reason]}${back} De rest van je bestelling verandert niet.`,
    parts: [productsPart('Dit is geannuleerd', piecesOf(order, pieces))],
  });
}
