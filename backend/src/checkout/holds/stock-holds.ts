import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { ReleaseStock } from '../../inventory/commands/release-stock.js';
import { ReserveStock } from '../../inventory/commands/reserve-stock.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import type { Checkout } from '../checkout.entity.js';
import { mostByProduct, named, piecesByProduct, type HeldLine } from '../quote/pieces.js';

/** Its payment may become an order at any moment, and then it holds nothing more. */
type HoldingCheckout = Pick<Checkout, 'id' | 'paymentIntentId'>;

/** The pieces that a checkout holds while it is open. `everHeld`: the lines of every quote it was given. */
@Injectable()
export class StockHolds {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Holds what the lines need and nothing less than was held before; `keepOnly` gives the rest back once it is certain.
   * A shopper's own hold never stands in his way. Throws `out-of-stock`, naming the product and what is left of it.
   */
  async add(
    checkout: HoldingCheckout,
    lines: readonly HeldLine[],
    heldBefore: readonly HeldLine[],
    context: CommandContext,
  ): Promise<void> {
    const before = piecesByProduct(heldBefore);
    const holds = [...piecesByProduct(lines)].map(async ([productId, pieces]) => {
      const quantity = Math.max(pieces, before.get(productId) ?? 0);
      await this.commands.execute(reserve(checkout, productId, quantity, context));
      failpoint('stock.product-held');
    });
    // Each has come out before anybody gives back what the others hold.
    const refused = (await Promise.allSettled(holds)).find(({ status }) => status === 'rejected');
    if (refused) throw named((refused as PromiseRejectedResult).reason, lines);
  }

  /** Gives back what was ever held and the lines do not need. Doing it again does nothing; what was sold stays sold. */
  async keepOnly(
    checkout: HoldingCheckout,
    lines: readonly HeldLine[],
    everHeld: readonly (readonly HeldLine[])[],
    context: CommandContext,
  ): Promise<void> {
    const kept = piecesByProduct(lines);
    for (const [productId, most] of mostByProduct(everHeld)) {
      const quantity = kept.get(productId) ?? 0;
      if (quantity === most) continue;
      const command = quantity
        ? reserve(checkout, productId, quantity, context)
        : new ReleaseStock({ productId, checkoutId: checkout.id }, context);
      await this.commands.execute(command);
      failpoint('stock.product-given-back');
    }
  }

  /** Gives back the products that the sold lines do not have; those that they have were given up by the sale itself. */
  async afterSale(
    checkoutId: string,
    sold: readonly HeldLine[],
    everHeld: readonly (readonly HeldLine[])[],
    context: CommandContext,
  ): Promise<void> {
    const lines = new Set(sold.map(({ productId }) => productId));
    for (const productId of mostByProduct(everHeld).keys())
      if (!lines.has(productId)) await this.commands.execute(new ReleaseStock({ productId, checkoutId }, context));
  }
}

function reserve(
  { id: checkoutId, paymentIntentId }: HoldingCheckout,
  productId: number,
  quantity: number,
  context: CommandContext,
): ReserveStock {
  const orderId = paymentIntentId === null ? null : orderIdOf(paymentIntentId);
  return new ReserveStock({ productId, checkoutId, quantity, orderId }, context);
}
