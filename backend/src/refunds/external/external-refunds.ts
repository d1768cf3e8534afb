import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { FailExternalRefund } from '../../orders/commands/fail-external-refund.js';
import { RecordExternalRefund } from '../../orders/commands/record-external-refund.js';
import type { OrderEvent } from '../../orders/order.events.js';
import type { ExternalRefund } from '../../orders/order-refunds.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { Command, CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import type { ProviderRefund } from '../../platform/payments/payment-provider.js';
import { Refunds } from '../requested/refunds.js';
import { failedExternalRefunds } from './failed-external-refunds.js';
import { ExternalRefundRecords } from './external-refund-records.query.js';
import { countOf } from '../../platform/database/rows.js';

/** The payment and the order that was placed for it; null for an unmatched payment. */
export interface RefundedPayment {
  paymentIntentId: string;
  orderId: string | null;
}

/** Stores refunds that the shop did not request and records them on the order. Idempotent by the provider's id. */
@Injectable()
export class ExternalRefunds {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly refunds: Refunds,
    private readonly records: ExternalRefundRecords,
  ) {}

  async record(payment: RefundedPayment, found: readonly ProviderRefund[], context: CommandContext): Promise<void> {
    for (const refund of [...found].reverse()) {
      const { id: externalId, amountCents, status } = refund;
      await this.store(payment, { externalId, amountCents }, status === 'failed');
      failpoint('external-refund.stored');
      if (payment.orderId !== null) {
        const facts = { orderId: payment.orderId, externalId, origin: 'dashboard' as const, amountCents };
        await this.execute(
          status === 'failed' ? new FailExternalRefund(facts, context) : new RecordExternalRefund(facts, context),
        );
        if (status === 'failed') await this.listForStaff(externalId, payment.orderId);
      }
      failpoint('external-refund.recorded');
    }
  }

  /** Stores what went back of a payment. A failure is final. */
  async store(
    { paymentIntentId }: RefundedPayment,
    { externalId, amountCents }: Pick<ExternalRefund, 'externalId' | 'amountCents'>,
    hasFailed: boolean,
  ): Promise<void> {
    await this.dataSource.query(
      `insert into external_refunds (external_id, payment_intent_id, amount_cents, failed_at)
       values ($1, $2, $3, case when $4::boolean then now() end) on conflict (external_id) do update
       set failed_at = coalesce(external_refunds.failed_at, excluded.failed_at)`,
      [externalId, paymentIntentId, amountCents, hasFailed],
    );
  }

  /** Takes a failed refund off the list of staff. Returns false when it is not on it. */
  async markHandled(externalId: string, staffId: number, at: string): Promise<boolean> {
    const sql = `update external_refunds set handled_at = $3, handled_by = $2
      where external_id = $1 and ${failedExternalRefunds.where}`;
    return (await countOf(this.dataSource, sql, [externalId, staffId, at])) > 0;
  }

  private async listForStaff(externalId: string, orderId: string): Promise<void> {
    const sql = 'update external_refunds set order_id = $2 where external_id = $1 and order_id is null';
    await this.dataSource.query(sql, [externalId, orderId]);
  }

  /** Reduces the queued refunds at once. The process that follows the order repeats it after a crash. */
  async execute(command: Command): Promise<void> {
    const { events } = await this.commands.execute<Command, CommandResult>(command);
    for (const { type, data } of events as OrderEvent[]) {
      if (type === 'RefundReduced') await this.refunds.reduce(data.refundId, data.amountCents);
      if (type === 'ExternalRefundFailed')
        this.logger.error(
          { externalId: data.externalId },
          'A refund outside the shop failed; staff decides on another',
        );
    }
  }

  /** A refund of an unmatched payment fits in what did not go back otherwise. */
  async reduceUnmatched({ paymentIntentId }: RefundedPayment, receivedCents: number): Promise<void> {
    const leftCents = receivedCents - (await this.records.centsOf(paymentIntentId));
    for (const { refundId } of await this.refunds.ofPayment(paymentIntentId))
      await this.refunds.reduce(refundId, Math.max(leftCents, 0));
  }
}
