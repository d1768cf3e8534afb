import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { CheckoutClosing } from './checkout-closing.js';
import { CheckoutLimits } from '../holds/checkout-limits.js';
import { Checkout } from '../checkout.entity.js';

/** Declined attempts to pay: a few are a mistyped card, many are somebody who tests stolen ones. */
@Injectable()
export class DeclinedPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: CheckoutLimits,
    private readonly closing: CheckoutClosing,
  ) {}

  /** Counts a declined attempt on an open checkout; after too many the payment is cancelled, so that no card is tried on it. */
  async count(paymentIntentId: string, context: CommandContext): Promise<void> {
    const checkout = await this.dataSource.getRepository(Checkout).findOneBy({ paymentIntentId, status: 'open' });
    if (checkout && !(await this.limits.countDecline(checkout))) await this.closing.close(checkout, context);
  }
}
