import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { SettledCheckout } from '../../../contracts/checkout.js';
import type { CommandResult } from '../event-sourcing/command-execution.js';
import type { CommandContext } from '../event-sourcing/decider.js';
import { EventStore } from '../event-sourcing/event-store.js';
import { deterministicId } from '../ids/deterministic-id.js';
import { CapturePayment } from '../orders/commands/capture-payment.js';
import { FailPayment } from '../orders/commands/fail-payment.js';
import { PlaceOrder } from '../orders/commands/place-order.js';
import { PaymentProvider, type Payment } from '../payments/payment-provider.js';
import { Checkout } from './checkout.entity.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';

/** How a settlement came out. `position` is where read models must be to show it. */
export interface Settled {
  status: SettledCheckout['status'];
  orderId: string | null;
  position: bigint | null;
}

/**
 * The only way an order comes to exist: look at the payment as the provider has it now, and write down what follows.
 * Browser, webhook and reconciler all end here, in any order and any number of times: the order's id derives from the
 * payment's, and its stream takes each fact once.
 */
@Injectable()
export class Settlement {
  private readonly logger = new Logger(Settlement.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
  ) {}

  /** Throws `payment-not-found` for a payment that the provider does not know. */
  async settle(paymentIntentId: string, context: CommandContext): Promise<Settled> {
    const payment = await this.provider.findPayment(paymentIntentId);
    const checkout = await this.dataSource.getRepository(Checkout).findOneBy({ paymentIntentId });
    const mismatch = checkout ? mismatchOf(payment, checkout) : 'unknown-checkout';
    if (!checkout || mismatch) return this.settleUnmatched(payment, mismatch ?? 'unknown-checkout');
    const orderId = orderIdOf(payment.id);
    switch (payment.status) {
      case 'open':
        return { status: 'failed', orderId: null, position: await this.fall(payment, context) };
      case 'canceled':
        return { status: 'canceled', orderId: null, position: await this.fall(payment, context) };
      case 'processing':
        return { status: 'processing', orderId, position: await this.place(orderId, checkout, payment, context) };
      case 'succeeded': {
        await this.place(orderId, checkout, payment, context);
        const captured = new CapturePayment(
          { orderId, paymentIntentId: payment.id, amountCents: payment.receivedCents },
          context,
        );
        const { position } = await this.commands.execute<CapturePayment, CommandResult>(captured);
        await this.dataSource.getRepository(Checkout).update({ id: checkout.id }, { status: 'settled' });
        return { status: 'succeeded', orderId, position };
      }
    }
  }

  private async place(
    orderId: string,
    checkout: Checkout,
    payment: Payment,
    context: CommandContext,
  ): Promise<bigint | null> {
    if (checkout.status === 'settled') return null;
    const contactId = deterministicId('contact', orderId);
    await this.keepContact(contactId, payment);
    const { quote, lines, id: checkoutId } = checkout;
    const order = new PlaceOrder(
      {
        orderId,
        orderNumber: await this.nextOrderNumber(context.at),
        checkoutId,
        paymentIntentId: payment.id,
        contactId,
        customerId: null,
        currency: 'EUR',
        lines,
        subtotalCents: quote.subtotalCents,
        savingsCents: quote.savingsCents,
        shippingCents: quote.shippingCents,
        discountCents: quote.discountCents,
        discountCode: quote.discountCode,
        totalCents: quote.totalCents,
        renewal: null,
      },
      context,
    );
    return (await this.commands.execute<PlaceOrder, CommandResult>(order)).position;
  }

  /**
   * A payment that was under way and came to nothing takes its order with it. It is cancelled at the provider first, so
   * that nobody can pay for an order that has fallen.
   */
  private async fall(payment: Payment, context: CommandContext): Promise<bigint | null> {
    const orderId = orderIdOf(payment.id);
    const wasPlaced = (await this.store.readStream(`order-${orderId}`)).length > 0;
    if (!wasPlaced) return null;
    if (payment.status === 'open') await this.provider.cancelPayment(payment.id);
    const failed = new FailPayment({ orderId, paymentIntentId: payment.id, reason: payment.status }, context);
    const { position } = await this.commands.execute<FailPayment, CommandResult>(failed);
    await this.dataSource.getRepository(Checkout).update({ paymentIntentId: payment.id }, { status: 'abandoned' });
    return position;
  }

  /** Money that fits no checkout of ours goes on the list for staff; it is never dropped in silence. */
  private async settleUnmatched(payment: Payment, reason: string): Promise<Settled> {
    if (payment.status === 'succeeded') {
      this.logger.error({ paymentIntentId: payment.id, reason }, 'Payment without an order');
      const row = { paymentIntentId: payment.id, amountCents: payment.receivedCents, reason };
      await this.dataSource.createQueryBuilder().insert().into(UnmatchedPayment).values(row).orIgnore().execute();
    }
    return { status: payment.status === 'open' ? 'failed' : payment.status, orderId: null, position: null };
  }

  private async keepContact(id: string, { buyer }: Payment): Promise<void> {
    await this.dataSource.query(
      `insert into contacts (id, email, name, phone, address, postal_code, city, country)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
      [id, buyer.email, buyer.name, buyer.phone, buyer.address, buyer.postalCode, buyer.city, buyer.country],
    );
  }

  /** `2026-000123`, from a sequence; a number whose order was there already is a gap, which is allowed. */
  private async nextOrderNumber(at: string): Promise<string> {
    const [row] = await this.dataSource.query<{ number: string }[]>(`select nextval('order_numbers')::text as number`);
    return `${at.slice(0, 4)}-${row!.number.padStart(6, '0')}`;
  }
}

/** One payment, one order. */
export function orderIdOf(paymentIntentId: string): string {
  return deterministicId('order', paymentIntentId);
}

function mismatchOf(payment: Payment, checkout: Checkout): string | null {
  if (payment.checkoutId !== checkout.id) return 'other-checkout';
  if (payment.currency !== 'EUR') return 'other-currency';
  if (payment.amountCents !== checkout.totalCents) return 'other-amount';
  if (payment.status === 'succeeded' && payment.receivedCents !== checkout.totalCents) return 'other-amount';
  return null;
}
