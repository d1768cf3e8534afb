import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { isErased } from '../customers/erased.view.js';
import { ReleaseStock } from '../inventory/commands/release-stock.js';
import { ReserveStock } from '../inventory/commands/reserve-stock.js';
import { OrderPlacement } from '../ordering/order-placement.js';
import { ReplacePieces } from '../orders/commands/replace-pieces.js';
import { WithdrawReplacement } from '../orders/commands/withdraw-replacement.js';
import { OrderReader } from '../orders/order-reader.query.js';
import type { ShortReplacement } from '../orders/order-replacements.js';
import { valueOf } from '../platform/database/rows.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { KeyedMutex } from '../platform/timing/keyed-mutex.js';
import type { PlaceReplacement } from './commands/place-replacement.js';
import { orderOf, piecesOf } from './replacement-order.js';

const lockSpace = 7312;
const lock = 'select pg_advisory_xact_lock($1, hashtext($2))';
const erased = `select ${isErased('$1')} as erased`;

interface PlacedFree {
  orderNumber: string;
  position: bigint | null;
}

/** Replaces pieces of an order by a free order. */
@Injectable()
export class Replacements {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly orders: OrderReader,
    private readonly placement: OrderPlacement,
  ) {}

  /** Throws what `ReplacePieces` refuses, `customer-erased` and `out-of-stock`. */
  async request(wanted: ReplacePieces['payload'], context: CommandContext): Promise<PlacedFree> {
    const { orderId, replacementId } = wanted;
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    if (await valueOf(this.dataSource, z.boolean(), erased, [order.contactId]))
      throw new DomainError('customer-erased');
    await this.commands.execute(new ReplacePieces(wanted, context));
    const outcome = await this.place({ orderId, replacementId }, context);
    if ('orderNumber' in outcome) return outcome;
    const { productId, available } = outcome;
    const { productName: name, slug: line } = order.lines.find((one) => one.productId === productId)!;
    throw new DomainError('out-of-stock', { name, line, available });
  }

  /**
   * Reserves the pieces and places the order, or withdraws the replacement when too few are left. The request and the
   * process on its event both call it, so a lock lets only one of them decide.
   */
  place(about: PlaceReplacement['payload'], context: CommandContext): Promise<PlacedFree | ShortReplacement> {
    // Queues in the process first, because a lock occupies a pooled connection.
    return this.mutex.run('', () =>
      this.dataSource.transaction(async (manager) => {
        await manager.query(lock, [lockSpace, about.replacementId]);
        return this.placeOnce(about, context);
      }),
    );
  }

  private async placeOnce(
    { orderId, replacementId }: PlaceReplacement['payload'],
    context: CommandContext,
  ): Promise<PlacedFree | ShortReplacement> {
    const order = await this.orders.find(orderId);
    const replacement = order?.replacements.find((one) => one.replacementId === replacementId);
    if (!order || !replacement) throw new DomainError('order-not-found');
    if (replacement.short) return replacement.short;
    const free = orderOf(orderId, order, replacement);
    const short = await this.reserve(replacementId, piecesOf(free.lines), context);
    if (short) {
      await this.commands.execute(new WithdrawReplacement({ orderId, ...short }, context));
      return short;
    }
    const { orderNumber, position } = await this.placement.place(free, context);
    return { orderNumber: orderNumber!, position };
  }

  /** Reserves all pieces or none. Returns what is short. */
  private async reserve(
    replacementId: string,
    pieces: ReadonlyMap<number, number>,
    context: CommandContext,
  ): Promise<ShortReplacement | null> {
    const reservation = { checkoutId: replacementId, orderId: replacementId };
    for (const [productId, quantity] of pieces) {
      try {
        await this.commands.execute(new ReserveStock({ productId, quantity, ...reservation }, context));
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'out-of-stock') throw error;
        for (const reserved of pieces.keys())
          await this.commands.execute(new ReleaseStock({ productId: reserved, checkoutId: replacementId }, context));
        return { replacementId, productId, available: Number(error.details.available) };
      }
    }
    return null;
  }
}
