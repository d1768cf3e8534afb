import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openDecision } from '../../ordering/unmatched/open-payments.js';
import { UnmatchedPayment } from '../../ordering/unmatched/unmatched-payment.entity.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { defineJob } from '../../platform/jobs/job.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { defineRecurringWork, type Outcome } from '../../platform/work/work-kind.js';
import { UnmatchedPayments } from './unmatched-payments.js';

export const carryOutDecision = defineJob({
  name: 'carry-out-decision',
  payload: z.strictObject({ jobId: z.uuid() }),
  attempts: 1,
  backoffMs: 0,
});

/** The request of staff carries out its own decision. This is for those that an outage or a crash interrupted. */
export const decisionWork = defineRecurringWork<UnmatchedPayment>({
  name: 'decisions on payments',
  entity: UnmatchedPayment,
  id: 'jobId',
  shownId: 'paymentIntentId',
  shown: ['paymentIntentId', 'resolution'],
  lease: { until: 'dueAt', seconds: 180 },
  counts: 'claims',
  open: openDecision,
  retry: { firstMs: 60_000, mostMs: 3_600_000 },
  job: carryOutDecision,
  payloadOf: (jobId) => ({ jobId }),
});

@JobHandler(carryOutDecision)
export class CarryOutDecisionHandler implements Handles<typeof carryOutDecision> {
  constructor(
    private readonly work: DurableWork,
    private readonly payments: UnmatchedPayments,
  ) {}

  async handle({ jobId }: { jobId: string }): Promise<void> {
    await this.work.attempt(decisionWork, jobId, (payment) => this.carryOut(payment));
  }

  /** A refusal can end the decision: the payment is open or ordered then. */
  private async carryOut({ paymentIntentId, resolution }: UnmatchedPayment): Promise<Outcome> {
    const actor = { kind: 'system', id: 'resume-unmatched-payments' } as const;
    const ids = { correlationId: randomUUID(), causationId: paymentIntentId };
    const context = { at: new Date().toISOString(), actor, ...ids };
    try {
      if (resolution === 'refunded') await this.payments.refund(paymentIntentId, context);
      else await this.payments.order(paymentIntentId, context);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { is: 'later', code: error.code };
    }
    return { is: 'done' };
  }
}
