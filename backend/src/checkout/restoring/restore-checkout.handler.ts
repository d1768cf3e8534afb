import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Quote } from '../../../../contracts/checkout.js';
import type { PlacedOrder } from '../../orders/order.events.js';
import { Restores } from '../../platform/database/restores.js';
import { RestoreCheckout } from './commands.js';

/**
 * A checkout is stored before anything refers to it, and a quote before its amount is paid, so a missing one was lost. The
 * sweep settles the checkout again.
 */
const insertLost = `
  with checkout as (
    insert into checkouts (id, sid_hash, quote_hash, total_cents, quote, lines, payment_intent_id, terms_version, status,
      reserved_until)
    values ($1, $2, $2, $3, $4, $5, $6, $7, 'closing', now()) on conflict do nothing)
  insert into checkout_quotes (checkout_id, quote_hash, quote, lines) select $1, $2, $4, $5
  where not exists (
    select from checkout_quotes where checkout_id = $1 and (quote ->> 'totalCents')::int = $3) on conflict do nothing`;

@CommandHandler(RestoreCheckout as never)
export class RestoreCheckoutHandler implements ICommandHandler<RestoreCheckout, void> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly restores: Restores,
  ) {}

  async execute({ payload: { order }, context }: RestoreCheckout): Promise<void> {
    if (!(await this.restores.mayHaveLost(context.at))) return;
    const { checkoutId, totalCents, lines, paymentIntentId, termsVersion } = order;
    const texts = [JSON.stringify(quoteOf(order)), JSON.stringify(lines)];
    const row = [checkoutId, `lost-${checkoutId}`, totalCents, ...texts, paymentIntentId, termsVersion];
    await this.dataSource.query(insertLost, row);
  }
}

function quoteOf(order: PlacedOrder): Quote {
  const { subtotalCents, savingsCents, shippingCents, discountCents, totalCents, discountCode, addsTo } = order;
  const lines = order.lines.map(({ lineId: id, productName: name, subscription, ...line }) => ({
    id,
    name,
    productId: line.productId,
    slug: line.slug,
    quantity: line.quantity,
    unitCents: line.unitCents,
    totalCents: line.totalCents,
    listTotalCents: line.listTotalCents,
    subscription: subscription && { jars: subscription.jars, frequency: subscription.frequency },
  }));
  const amounts = { subtotalCents, savingsCents, shippingCents, discountCents, totalCents };
  return { lines, ...amounts, discountCode, ...(addsTo && { addsTo }) };
}
