import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, LessThanOrEqual, type Repository } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { readState } from '../../platform/event-sourcing/deciding/read-state.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { ReleaseStock } from '../../inventory/commands/release-stock.js';
import { ReserveStock } from '../../inventory/commands/reserve-stock.js';
import { orderDecider } from '../../orders/order.decider.js';
import { reservationEnd } from '../../platform/payments/reservation-times.js';
import type { SubscriptionTerms } from '../../subscriptions/subscription.events.js';
import { RenewalPayment } from '../payments/renewal-payment.entity.js';
import { customerReservationOf } from '../renewal.js';
import { piecesOf } from '../../subscriptions/delivery-terms.js';

const mostAtOnce = 100;

/** Stock reserved for payment links, stored in `renewal_payments` for the sweep. */
@Injectable()
export class CustomerReservations {
  private readonly rows: Repository<RenewalPayment>;

  constructor(
    dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
  ) {
    this.rows = dataSource.getRepository(RenewalPayment);
  }

  /** Reserves or extends; stores the row first, so that no reservation is orphaned. Null: row gone. Throws `out-of-stock`. */
  async take(row: RenewalPayment, terms: SubscriptionTerms, context: CommandContext): Promise<RenewalPayment | null> {
    const { paymentIntentId } = row;
    const heldSince = row.heldSince ?? new Date();
    const times = { heldSince, heldUntil: reservationEnd(heldSince) };
    const { affected } = await this.rows.update({ paymentIntentId }, times);
    if (affected !== 1) return null;
    failpoint('link.hold-written');
    const { productId, productName: name, slug: line } = terms;
    const checkoutId = customerReservationOf(paymentIntentId);
    const reservation = { productId, checkoutId, quantity: piecesOf(terms), orderId: row.renewalId };
    try {
      await this.commands.execute(new ReserveStock(reservation, context));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'out-of-stock') throw error;
      throw new DomainError('out-of-stock', { name, line, available: error.details.available ?? 0 });
    }
    failpoint('link.held');
    return { ...row, ...times };
  }

  /** Idempotent. Call only when the payment is dead or has its order. */
  async release(row: RenewalPayment, { productId }: SubscriptionTerms, context: CommandContext): Promise<void> {
    const checkoutId = customerReservationOf(row.paymentIntentId);
    await this.commands.execute(new ReleaseStock({ productId, checkoutId }, context));
    failpoint('link.hold-given-back');
  }

  /** A payment link and a concurrent charge each reserve stock. The sale consumes one; this releases the other. */
  async afterSale(row: RenewalPayment, { productId }: SubscriptionTerms, context: CommandContext): Promise<void> {
    const { events } = await readState(this.store, orderDecider, row.renewalId);
    const placed = events.find((event) => event.type === 'OrderPlaced');
    const { checkoutId: sold } = placed!.data;
    for (const checkoutId of [row.renewalId, customerReservationOf(row.paymentIntentId)])
      if (checkoutId !== sold) await this.commands.execute(new ReleaseStock({ productId, checkoutId }, context));
    await this.end(row);
  }

  async end({ paymentIntentId }: RenewalPayment): Promise<void> {
    await this.rows.update({ paymentIntentId }, { heldUntil: null });
  }

  async extend({ paymentIntentId }: RenewalPayment, heldUntil: Date): Promise<void> {
    await this.rows.update({ paymentIntentId }, { heldUntil });
  }

  /** Returns expired reservations, longest expired first. */
  findOverdue(): Promise<RenewalPayment[]> {
    const where = { heldUntil: LessThanOrEqual(new Date()) };
    return this.rows.find({ where, order: { heldUntil: 'asc' }, take: mostAtOnce });
  }
}
