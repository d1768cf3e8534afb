import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { EventStoreUnavailableError } from '../../platform/event-sourcing/event-store.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { ReleaseStock } from '../../inventory/commands/release-stock.js';
import { ReserveStock } from '../../inventory/commands/reserve-stock.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import type { Checkout } from '../checkout.entity.js';
import { mostByProduct, named, piecesByProduct, type ReservedLine } from '../quote/pieces.js';

/** The payment identifies the order that takes over the reservation. */
type ReservingCheckout = Pick<Checkout, 'id' | 'paymentIntentId'>;

/** `everReserved`: the lines of every quote that the checkout was given. */
@Injectable()
export class StockReservations {
  constructor(private readonly commands: CommandBus) {}

  /** Raises reservations, never lowers them: `keepOnly` releases the surplus. Throws `out-of-stock` with what is left. */
  async add(
    checkout: ReservingCheckout,
    lines: readonly ReservedLine[],
    reservedBefore: readonly ReservedLine[],
    context: CommandContext,
  ): Promise<void> {
    const before = piecesByProduct(reservedBefore);
    const reservations = [...piecesByProduct(lines)].map(async ([productId, pieces]) => {
      const quantity = Math.max(pieces, before.get(productId) ?? 0);
      await this.commands.execute(reserve(checkout, productId, quantity, context));
      failpoint('stock.product-held');
    });
    // All have settled before the caller releases any. One that may still be stored outranks a refusal.
    const settled = await Promise.allSettled(reservations);
    const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    const uncertain = errors.find((error) => error instanceof EventStoreUnavailableError);
    if (errors.length > 0) throw named(uncertain ?? errors[0], lines);
  }

  /** Releases what the lines do not need. Idempotent; sold pieces stay sold. */
  async keepOnly(
    checkout: ReservingCheckout,
    lines: readonly ReservedLine[],
    everReserved: readonly (readonly ReservedLine[])[],
    context: CommandContext,
  ): Promise<void> {
    const kept = piecesByProduct(lines);
    for (const [productId, most] of mostByProduct(everReserved)) {
      const quantity = kept.get(productId) ?? 0;
      if (quantity === most) continue;
      const command = quantity
        ? reserve(checkout, productId, quantity, context)
        : new ReleaseStock({ productId, checkoutId: checkout.id }, context);
      await this.commands.execute(command);
      failpoint('stock.product-given-back');
    }
  }

  /** Releases products that were reserved but not sold. The sale consumed the other reservations. */
  async afterSale(
    checkoutId: string,
    sold: readonly ReservedLine[],
    everReserved: readonly (readonly ReservedLine[])[],
    context: CommandContext,
  ): Promise<void> {
    const lines = new Set(sold.map(({ productId }) => productId));
    for (const productId of mostByProduct(everReserved).keys())
      if (!lines.has(productId)) await this.commands.execute(new ReleaseStock({ productId, checkoutId }, context));
  }
}

function reserve(
  { id: checkoutId, paymentIntentId }: ReservingCheckout,
  productId: number,
  quantity: number,
  context: CommandContext,
): ReserveStock {
  const orderId = paymentIntentId === null ? null : orderIdOf(paymentIntentId);
  return new ReserveStock({ productId, checkoutId, quantity, orderId }, context);
}
