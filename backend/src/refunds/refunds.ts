import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import type { QueueRefund } from './commands/queue-refund.js';
import { Refund } from './refund.entity.js';

/** Exceeds a look-up plus a creation with the client's retries: about 70 seconds. */
const turn = "now() + interval '3 minutes'";
const retry =
  "now() + least(interval '30 seconds' * power(2, least(greatest(attempts - 1, 0), 10)), interval '1 hour')";

export type BegunRefund = Pick<
  Refund,
  | 'refundId'
  | 'jobId'
  | 'orderId'
  | 'paymentIntentId'
  | 'amountCents'
  | 'attempts'
  | 'retries'
  | 'reductions'
  | 'correlationId'
  | 'settledBy'
  | 'settledAt'
>;

export function refundJobIdOf(refundId: string): string {
  return deterministicId('refund', refundId);
}

/** State changes of refunds, one statement each on the clock of the database. */
@Injectable()
export class Refunds {
  private readonly refunds: Repository<Refund>;

  constructor(dataSource: DataSource) {
    this.refunds = dataSource.getRepository(Refund);
  }

  /** Returns false when a refund for this cause exists. */
  async write({ payload, context }: QueueRefund): Promise<boolean> {
    const { refundId, orderId, paymentIntentId, amountCents } = payload;
    const facts = { refundId, orderId, paymentIntentId, amountCents, correlationId: context.correlationId };
    const row = { ...facts, jobId: refundJobIdOf(refundId), dueAt: () => 'now()' };
    const insert = this.refunds.createQueryBuilder().insert().values(row).orIgnore().returning('job_id');
    return ((await insert.execute()).raw as object[]).length > 0;
  }

  /** Returns job ids of due refunds that nobody has leased, longest due first. */
  async findDue(limit: number): Promise<string[]> {
    const due = this.refunds.createQueryBuilder('refund').select(['refund.refundId', 'refund.jobId']);
    const rows = await due
      .where(`status = 'queued' and due_at <= now()`)
      .orderBy('refund.dueAt')
      .limit(limit)
      .getMany();
    return rows.map(({ jobId }) => jobId);
  }

  /** Leases the refund for three minutes. Null when it is over, not due, or leased. */
  async begin(jobId: string): Promise<BegunRefund | null> {
    const changes = { attempts: () => 'attempts + 1', dueAt: () => turn };
    const update = this.refunds.createQueryBuilder().update().set(changes);
    const mine = update.where(`job_id = :jobId and status = 'queued' and due_at <= now()`, { jobId });
    if ((await mine.execute()).affected !== 1) return null;
    return this.refunds.findOneBy({ jobId });
  }

  /** Completes a refund, even when its lease expired or it was marked failed. */
  async markDone({ refundId }: BegunRefund): Promise<void> {
    const changes = { status: 'done' as const, lastError: null, doneAt: () => 'now()' };
    const update = this.refunds.createQueryBuilder().update().set(changes);
    await update.where(`refund_id = :refundId and status <> 'done'`, { refundId }).execute();
  }

  ofPayment(paymentIntentId: string): Promise<Refund[]> {
    return this.refunds.findBy({ paymentIntentId });
  }

  /** Returns false when the refund is not made. */
  async markReturned(refundId: string): Promise<boolean> {
    const changes = { status: 'failed' as const, lastError: 'returned-by-bank', doneAt: null };
    return (await this.refunds.update({ refundId, status: 'done', lastError: IsNull() }, changes)).affected === 1;
  }

  /** Lowers the amount of a refund that is not made. Queues a failed one again, and ends one of which nothing is left. */
  async reduce(refundId: string, amountCents: number): Promise<void> {
    const changes =
      amountCents > 0
        ? {
            amountCents,
            reductions: () => 'reductions + 1',
            dueAt: () => `case when status = 'failed' then now() else due_at end`,
            status: () => `case when settled_by is null then 'queued' else status end`,
          }
        : { status: 'done' as const, lastError: 'refunded-outside', doneAt: () => 'now()' };
    const update = this.refunds.createQueryBuilder().update().set(changes);
    const open = `refund_id = :refundId and status <> 'done' and amount_cents > :amountCents`;
    await update.where(open, { refundId, amountCents }).execute();
  }

  /** Queues a failed refund again. Returns its job id, or null when it has not failed. */
  async retry(refundId: string): Promise<string | null> {
    return this.takeUp(refundId, { retries: () => 'retries + 1' }, 'settled_by is null');
  }

  /** A refund made by hand only updates the order. Returns its job id, or null when it has not failed. */
  async settleByHand(refundId: string, staffId: string): Promise<string | null> {
    return this.takeUp(refundId, { settledBy: staffId, settledAt: () => 'now()' });
  }

  /** Atomic, so that a refund is not both retried and settled by hand. */
  private async takeUp(
    refundId: string,
    changes: QueryDeepPartialEntity<Refund>,
    only = 'true',
  ): Promise<string | null> {
    const queued = { ...changes, status: 'queued' as const, lastError: null, dueAt: () => 'now()' };
    const update = this.refunds.createQueryBuilder().update().set(queued);
    const mine = update.where(`refund_id = :refundId and status = 'failed' and ${only}`, { refundId });
    return (await mine.execute()).affected === 1 ? refundJobIdOf(refundId) : null;
  }

  /** Returns false when the amount was reduced since the attempt began, or the lease has passed to another worker. */
  markFailed(refund: BegunRefund, code: string): Promise<boolean> {
    return this.endTurn(refund, { status: 'failed', lastError: code }, 'reductions = :reductions');
  }

  /** Backs off from 30 seconds to an hour, without limit. */
  async postpone(refund: BegunRefund, code: string): Promise<void> {
    await this.endTurn(refund, { lastError: code, dueAt: () => retry });
  }

  /** No-op when the lease has passed to another worker. */
  private async endTurn(
    { refundId, attempts, reductions }: BegunRefund,
    changes: object,
    only = 'true',
  ): Promise<boolean> {
    const update = this.refunds.createQueryBuilder().update().set(changes);
    const mine = `refund_id = :refundId and attempts = :attempts and status = 'queued' and ${only}`;
    return (await update.where(mine, { refundId, attempts, reductions }).execute()).affected === 1;
  }
}
