import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { OrderReader } from '../../orders/order-reader.query.js';
import { ConfirmRefund } from '../../orders/commands/confirm-refund.js';
import { RefuseRefund } from '../../orders/commands/refuse-refund.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { defineJob } from '../../platform/jobs/job.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { waitsForStaff } from '../../platform/work/waiting-work.js';
import { defineWork, type Outcome } from '../../platform/work/work-kind.js';
import { ReviewRefunds } from '../commands/review-refunds.js';
import { RefundAtProvider } from './refund-at-provider.js';
import { Refund } from './refund.entity.js';

/** Retries bridge database errors; the sweep enqueues what the provider has not made. */
export const makeRefund = defineJob({
  name: 'make-refund',
  payload: z.strictObject({ jobId: z.uuid() }),
  attempts: 3,
  backoffMs: 500,
});

/** The lease exceeds a look-up plus a creation with the client's retries: about 70 seconds. */
export const refundWork = defineWork<Refund>({
  name: 'refunds',
  entity: Refund,
  id: 'jobId',
  shownId: 'refundId',
  shown: ['refundId', 'orderId'],
  lease: { until: 'dueAt', seconds: 180 },
  counts: 'claims',
  done: { status: 'done', at: 'doneAt', orFailed: true },
  failsWhileSame: { column: 'reductions', code: 'reduced' },
  retry: { firstMs: 30_000, mostMs: 3_600_000 },
  restart: { set: 'retries = retries + 1', where: 'settled_by is null' },
  job: makeRefund,
  payloadOf: (jobId) => ({ jobId }),
});

/** Failed, or retried. Excludes those that staff paid by hand. */
export const troubled = `(status = 'failed' or (status = 'queued' and attempts > 1 and settled_by is null))`;

export const failedRefunds = waitsForStaff({
  list: 'failed-refunds',
  table: 'refunds',
  where: `status = 'failed'`,
  severity: 'ticket',
  doctor: {
    name: 'failed refunds',
    mend: 'See npm run shop -- jobs failed, then run jobs retry with the id of the refund.',
  },
  failures: {
    ...{ kind: 'refund', id: 'refund_id', what: 'status', attempts: 'attempts', error: 'last_error' },
    where: troubled,
  },
});

/** Makes one refund under a lease. Idempotent: after a crash the sweep enqueues it again. */
@JobHandler(makeRefund)
export class MakeRefundHandler implements Handles<typeof makeRefund> {
  constructor(
    private readonly work: DurableWork,
    private readonly provider: RefundAtProvider,
    private readonly commands: CommandBus,
    private readonly orders: OrderReader,
  ) {}

  async handle({ jobId }: { jobId: string }): Promise<void> {
    const outcome = await this.work.attempt(refundWork, jobId, (refund) => this.make(refund));
    if (outcome?.is === 'done') failpoint('refund.marked-done');
  }

  private async make(refund: Refund): Promise<Outcome> {
    failpoint('refund.begun');
    if (await this.isDone(refund)) return { is: 'done' };
    const outcome = refund.settledBy === null ? await this.provider.make(refund) : ({ is: 'done' } as const);
    failpoint('refund.made');
    if (outcome.is === 'failed') {
      await this.review(refund);
      await this.refuse(refund);
    }
    return outcome.is === 'done' ? this.confirm(refund) : outcome;
  }

  /** True also when a restore of Postgres lost that staff made it by hand. */
  private async isDone({ refundId, orderId }: Refund): Promise<boolean> {
    const order = orderId === null ? null : await this.orders.find(orderId);
    return order?.refunds.some((known) => known.refundId === refundId && known.done) === true;
  }

  /** A refusal can mean that the money went back outside the shop. The review then lowers or ends this refund. */
  private async review(refund: Refund): Promise<void> {
    const { paymentIntentId, orderId } = refund;
    await this.commands.execute(new ReviewRefunds({ paymentIntentId, orderId }, byProvider(refund)));
  }

  /** Tells the order, so that its return shows the failure. */
  private async refuse(refund: Refund): Promise<void> {
    const { orderId, refundId, amountCents } = refund;
    if (orderId === null) return;
    await this.commands.execute(new RefuseRefund({ orderId, refundId, amountCents }, byProvider(refund)));
  }

  private async confirm(refund: Refund): Promise<Outcome> {
    try {
      if (refund.orderId !== null) await this.commands.execute(confirmationOf(refund, refund.orderId));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'conflict') throw error;
      return { is: 'failed', code: error.code };
    }
    failpoint('refund.confirmed');
    return { is: 'done' };
  }
}

function byProvider({ correlationId, jobId: causationId }: Refund): CommandContext {
  return { at: new Date().toISOString(), actor: { kind: 'provider', id: 'stripe' }, correlationId, causationId };
}

function confirmationOf(refund: Refund, orderId: string): ConfirmRefund {
  const { refundId, amountCents, jobId, correlationId, settledBy, settledAt } = refund;
  const byHand = settledBy !== null;
  const actor: Actor = byHand ? { kind: 'staff', id: settledBy } : { kind: 'provider', id: 'stripe' };
  const context = { at: (settledAt ?? new Date()).toISOString(), actor, correlationId, causationId: jobId };
  return new ConfirmRefund({ orderId, refundId, amountCents, byHand }, context);
}
