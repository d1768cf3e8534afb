import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { ReviewRefunds } from '../commands/review-refunds.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { RefuseRefund } from '../../orders/commands/refuse-refund.js';
import { ConfirmRefund } from '../../orders/commands/confirm-refund.js';
import { RefundAtProvider } from '../refund-at-provider.js';
import { Refunds, type BegunRefund } from '../refunds.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { makeRefund } from './make-refund.job.js';

/** Makes one refund under a lease. Idempotent: after a crash the sweep enqueues it again. */
@JobHandler(makeRefund)
export class MakeRefundHandler implements Handles<typeof makeRefund> {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly provider: RefundAtProvider,
    private readonly commands: CommandBus,
    private readonly orders: OrderReader,
  ) {}

  async handle({ jobId }: { jobId: string }): Promise<void> {
    const refund = await this.refunds.begin(jobId);
    if (!refund) return;
    failpoint('refund.begun');
    try {
      await this.make(refund);
    } catch (error) {
      this.logger.error({ err: error, ...idsOf(refund) }, 'Refund attempt failed; retrying later');
      await this.refunds.postpone(refund, 'unexpected');
    }
  }

  private async make(refund: BegunRefund): Promise<void> {
    if (await this.isDone(refund)) return this.refunds.markDone(refund);
    const outcome = refund.settledBy === null ? await this.provider.make(refund) : ({ is: 'made' } as const);
    failpoint('refund.made');
    if (outcome.is === 'later') {
      await this.refunds.postpone(refund, outcome.code);
      this.logger.warn({ ...idsOf(refund), reason: outcome.code }, 'Refund postponed');
      return;
    }
    if (outcome.is === 'never') {
      await this.review(refund);
      await this.refuse(refund);
      return this.leaveToStaff(refund, outcome.code);
    }
    try {
      if (refund.orderId !== null) await this.commands.execute(confirmationOf(refund, refund.orderId));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'conflict') throw error;
      return this.leaveToStaff(refund, error.code);
    }
    failpoint('refund.confirmed');
    await this.refunds.markDone(refund);
    failpoint('refund.marked-done');
  }

  /** True also when a restore of Postgres lost that staff made it by hand. */
  private async isDone({ refundId, orderId }: BegunRefund): Promise<boolean> {
    const order = orderId === null ? null : await this.orders.find(orderId);
    return order?.refunds.some((known) => known.refundId === refundId && known.done) === true;
  }

  /** A refusal can mean that the money went back outside the shop. The review then lowers or ends this refund. */
  private async review(refund: BegunRefund): Promise<void> {
    const { paymentIntentId, orderId } = refund;
    await this.commands.execute(new ReviewRefunds({ paymentIntentId, orderId }, byProvider(refund)));
  }

  /** Tells the order, so that its return shows the failure. */
  private async refuse(refund: BegunRefund): Promise<void> {
    const { orderId, refundId, amountCents } = refund;
    if (orderId === null) return;
    await this.commands.execute(new RefuseRefund({ orderId, refundId, amountCents }, byProvider(refund)));
  }

  private async leaveToStaff(refund: BegunRefund, code: string): Promise<void> {
    if (!(await this.refunds.markFailed(refund, code))) return this.refunds.postpone(refund, 'reduced');
    this.logger.error({ ...idsOf(refund), reason: code }, 'Refund failed and waits for staff');
  }
}

function byProvider({ correlationId, jobId: causationId }: BegunRefund): CommandContext {
  return { at: new Date().toISOString(), actor: { kind: 'provider', id: 'stripe' }, correlationId, causationId };
}

function idsOf({ refundId, orderId }: BegunRefund): { refundId: string; orderId: string | null } {
  return { refundId, orderId };
}

function confirmationOf(refund: BegunRefund, orderId: string): ConfirmRefund {
  const { refundId, amountCents, jobId, correlationId, settledBy, settledAt } = refund;
  const byHand = settledBy !== null;
  const actor: Actor = byHand ? { kind: 'staff', id: settledBy } : { kind: 'provider', id: 'stripe' };
  const context = { at: (settledAt ?? new Date()).toISOString(), actor, correlationId, causationId: jobId };
  return new ConfirmRefund({ orderId, refundId, amountCents, byHand }, context);
}
