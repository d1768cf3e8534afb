import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ReleaseStock } from '../../inventory/commands/release-stock.js';
import { stockDecider } from '../../inventory/stock.decider.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { StreamStates } from '../../platform/event-sourcing/deciding/stream-states.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { stockLevels } from '../../projections/stock-levels/stock-levels.view.js';
import { rowsOf } from '../../platform/database/rows.js';

const reservedProducts = `select product_id as "productId" from ${stockLevels} s where reserved > 0`;
const ended = `
  select id, status, payment_intent_id as "paymentIntentId" from checkouts
  where id = any($1) and status in ('abandoned', 'settled')`;

const Product = z.object({ productId: z.int() });
const Ended = z.object({
  id: z.string(),
  status: z.enum(['abandoned', 'settled']),
  paymentIntentId: z.string().nullable(),
});
type Ended = z.infer<typeof Ended>;

/**
 * Releases pieces that a checkout reserved after its end. The append of a reservation can be under way while another
 * process closes the checkout, finds nothing to release, and therefore appends nothing that would refuse it.
 */
@Injectable()
export class LeftOverReservations {
  private readonly logger = new Logger('checkouts');
  private readonly states: StreamStates;

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly orders: OrderReader,
    store: EventStore,
  ) {
    this.states = new StreamStates(store);
  }

  /** Idempotent. Reads the stream of every product with reserved pieces, after the first time only what is new. */
  async release(context: CommandContext): Promise<void> {
    const products = await rowsOf(this.dataSource, Product, reservedProducts);
    for (const { productId } of products) {
      for (const checkoutId of await this.leftOver(productId)) {
        this.logger.warn({ productId, checkoutId }, 'An ended checkout had reserved pieces; they are released');
        await this.commands.execute(new ReleaseStock({ productId, checkoutId }, context));
      }
    }
  }

  private async leftOver(productId: number): Promise<string[]> {
    const { state } = await this.states.refresh(`${stockDecider.category}-${productId}`, stockDecider);
    const checkouts = await rowsOf(this.dataSource, Ended, ended, [[...state.reservations.keys()]]);
    const found: string[] = [];
    for (const one of checkouts) if (!(await this.isToBeSold(productId, one))) found.push(one.id);
    return found;
  }

  /** The sale of a paid order takes over the pieces. It follows the settlement of the checkout. */
  private async isToBeSold(productId: number, { status, paymentIntentId }: Ended): Promise<boolean> {
    if (status === 'abandoned' || paymentIntentId === null) return false;
    const order = await this.orders.find(orderIdOf(paymentIntentId));
    return order?.lines.some((line) => line.productId === productId) ?? false;
  }
}
