import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../event-sourcing/decider.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { ReleaseStock } from '../inventory/commands/release-stock.js';
import { ReserveStock } from '../inventory/commands/reserve-stock.js';
import type { OrderLine } from '../orders/order.events.js';

type HeldLine = Pick<OrderLine, 'productId' | 'productName' | 'slug' | 'quantity' | 'subscription'>;

/** The pieces that a checkout holds while it is open. */
@Injectable()
export class StockHolds {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Holds what the lines need in place of what was held before: all of it or none. A shopper's own hold never stands in
   * his way. Throws `out-of-stock`, naming the product and what is left of it.
   */
  async hold(
    checkoutId: string,
    lines: readonly HeldLine[],
    heldBefore: readonly HeldLine[],
    context: CommandContext,
  ): Promise<void> {
    const before = piecesByProduct(heldBefore);
    const wanted = piecesByProduct(lines);
    const done: number[] = [];
    try {
      for (const [productId, quantity] of wanted) {
        await this.commands.execute(new ReserveStock({ productId, checkoutId, quantity }, context));
        done.push(productId);
      }
    } catch (error) {
      for (const productId of done) await this.restore(checkoutId, productId, before.get(productId), context);
      throw named(error, lines);
    }
    const dropped = [...before.keys()].filter((productId) => !wanted.has(productId));
    await this.releaseProducts(checkoutId, dropped, context);
  }

  /** Lets go of everything. Doing it again does nothing; what was sold stays sold. */
  release(checkoutId: string, lines: readonly HeldLine[], context: CommandContext): Promise<void> {
    return this.releaseProducts(checkoutId, [...piecesByProduct(lines).keys()], context);
  }

  private async releaseProducts(
    checkoutId: string,
    productIds: readonly number[],
    context: CommandContext,
  ): Promise<void> {
    for (const productId of productIds)
      await this.commands.execute(new ReleaseStock({ productId, checkoutId }, context));
  }

  private async restore(
    checkoutId: string,
    productId: number,
    quantity: number | undefined,
    context: CommandContext,
  ): Promise<void> {
    const command = quantity
      ? new ReserveStock({ productId, checkoutId, quantity }, context)
      : new ReleaseStock({ productId, checkoutId }, context);
    try {
      await this.commands.execute(command);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error; // somebody took what we had given back a moment ago
    }
  }
}

/** Sums the lines of one product: pieces and the jars of plans count together. */
function piecesByProduct(lines: readonly HeldLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, quantity, subscription } of lines)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity * (subscription?.jars ?? 1));
  return pieces;
}

function named(error: unknown, lines: readonly HeldLine[]): unknown {
  if (!(error instanceof DomainError) || error.code !== 'out-of-stock') return error;
  const { productId, available = 0 } = error.details;
  const line = lines.find((candidate) => candidate.productId === productId);
  return line ? new DomainError('out-of-stock', { name: line.productName, line: line.slug, available }) : error;
}
