import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { FailPayment } from '../../orders/commands/fail-payment.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import type { RecordedCheckout } from '../checkout-records.js';
import { Checkout } from '../checkout.entity.js';
import { CheckoutReservations } from '../reservations/checkout-reservations.js';

/** Cancels orders whose payment failed while it was processing. */
@Injectable()
export class FailedPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly commands: CommandBus,
    private readonly orders: OrderReader,
    private readonly reservations: CheckoutReservations,
  ) {}

  /** Cancels the payment first, so that nobody can pay for a cancelled order. Returns null when there is no order. */
  async cancelOrder(payment: Payment, { id }: RecordedCheckout, context: CommandContext): Promise<bigint | null> {
    const orderId = orderIdOf(payment.id);
    if (!(await this.orders.find(orderId))) return null;
    if (payment.status === 'open') await this.provider.cancelPayment(payment.id);
    failpoint('settlement.fallen-payment-cancelled');
    const failed = new FailPayment({ orderId, paymentIntentId: payment.id, reason: payment.status }, context);
    const { position } = await this.commands.execute<FailPayment, CommandResult>(failed);
    failpoint('settlement.order-fallen');
    await this.reservations.release(id, context);
    failpoint('settlement.fallen-holds-given-back');
    await this.dataSource.getRepository(Checkout).update({ id }, { status: 'abandoned' });
    failpoint('settlement.fallen-checkout-abandoned');
    return position;
  }
}
