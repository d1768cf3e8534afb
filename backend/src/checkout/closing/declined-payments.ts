import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { CheckoutClosing } from './checkout-closing.js';
import { CheckoutLimits } from '../reservations/checkout-limits.js';
import { Checkout } from '../checkout.entity.js';

/** Counts declined payments, to stop testing of stolen cards. */
@Injectable()
export class DeclinedPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: CheckoutLimits,
    private readonly closing: CheckoutClosing,
  ) {}

  /** Cancels the payment when there were too many declines. */
  async count(paymentIntentId: string, context: CommandContext): Promise<void> {
    const checkout = await this.dataSource.getRepository(Checkout).findOneBy({ paymentIntentId, status: 'open' });
    if (checkout && !(await this.limits.countDecline(checkout))) await this.closing.close(checkout, context);
  }
}
