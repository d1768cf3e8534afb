import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { markChecked, uncheckedRestores } from '../../platform/database/timelines.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { PaymentProvider, type Payment } from '../../platform/payments/payment-provider.js';
import { Checkout } from '../checkout.entity.js';
import { Settlement } from '../settlement/settlement.js';

/** Covers clocks that differ, and a payment created just before its checkout was last written. */
const marginMs = 10 * 60_000;

/** After a restore, compares the provider's list of payments with the checkouts. */
@Injectable()
export class LostPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
  ) {}

  /** Cancels open payments of lost checkouts, and lists paid ones for staff. Repeats after a failure. */
  async check(): Promise<void> {
    for (const { seenAt, lostSince } of await uncheckedRestores(this.dataSource)) {
      for await (const payment of this.provider.paymentsSince(new Date(lostSince.getTime() - marginMs)))
        await this.checkOne(payment);
      await markChecked(this.dataSource, seenAt);
    }
  }

  private async checkOne({ id, checkoutId, status }: Payment): Promise<void> {
    if (checkoutId === null || status === 'canceled') return;
    if (await this.dataSource.getRepository(Checkout).existsBy({ id: checkoutId })) return;
    if (status === 'open' && (await this.isCancelled(id))) return;
    const actor = { kind: 'system', id: 'check-lost-payments' } as const;
    const at = new Date().toISOString();
    await this.settlement.settle(id, { at, actor, correlationId: randomUUID(), causationId: id });
  }

  private async isCancelled(id: string): Promise<boolean> {
    try {
      return (await this.provider.cancelPayment(id)).status === 'canceled';
    } catch (error) {
      if (error instanceof DomainError && error.code === 'payment-locked') return false; // paid meanwhile
      throw error;
    }
  }
}
