import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import type { QueueRefund } from './commands/queue-refund.js';
import { Refund } from './refund.entity.js';

/** Longer than a look-up and a creation may take together, with the client's own retries: about 70 seconds. */
const turn = "now() + interval '3 minutes'";
const retry =
  "now() + least(interval '30 seconds' * power(2, least(greatest(attempts - 1, 0), 10)), interval '1 hour')";

/** A refund during one worker's turn. */
export type BegunRefund = Pick<
  Refund,
  | 'refundId'
  | 'jobId'
  | 'orderId'
  | 'paymentIntentId'
  | 'amountCents'
  | 'attempts'
  | 'retries'
  | 'correlationId'
  | 'settledBy'
  | 'settledAt'
>;

/** The name of a refund in the queue. */
export function refundJobIdOf(refundId: string): string {
  return deterministicId('refund', refundId);
}

/** The table of refunds and the moves a refund can make. Every move is one statement on the clock of the database. */
@Injectable()
export class Refunds {
  private readonly refunds: Repository<Refund>;

  constructor(dataSource: DataSource) {
    this.refunds = dataSource.getRepository(Refund);
  }

  /** False when a refund for this cause is there already. */
  async write({ payload, context }: QueueRefund): Promise<boolean> {
    const { refundId, orderId, paymentIntentId, amountCents } = payload;
    const facts = { refundId, orderId, paymentIntentId, amountCents, correlationId: context.correlationId };
    const row = { ...facts, jobId: refundJobIdOf(refundId), dueAt: () => 'now()' };
    const insert = this.refunds.createQueryBuilder().insert().values(row).orIgnore().returning('job_id');
    return ((await insert.execute()).raw as object[]).length > 0;
  }

  /** Job ids of refunds that are due and that nobody is making, longest due first. */
  async findDue(limit: number): Promise<string[]> {
    const due = this.refunds.createQueryBuilder('refund').select(['refund.refundId', 'refund.jobId']);
    const rows = await due
      .where(`status = 'queued' and due_at <= now()`)
      .orderBy('refund.dueAt')
      .limit(limit)
      .getMany();
    return rows.map(({ jobId }) => jobId);
  }

  /** Begins a turn of three minutes; null when the refund is over, not due, or another worker's turn. */
  async begin(jobId: string): Promise<BegunRefund | null> {
    const changes = { attempts: () => 'attempts + 1', dueAt: () => turn };
    const update = this.refunds.createQueryBuilder().update().set(changes);
    const mine = update.where(`job_id = :jobId and status = 'queued' and due_at <= now()`, { jobId });
    if ((await mine.execute()).affected !== 1) return null;
    return this.refunds.findOneBy({ jobId });
  }

  /** The provider has made it and the order knows. True whoever says so: also after a turn, also of a failed one. */
  async markDone({ refundId }: BegunRefund): Promise<void> {
    const changes = { status: 'done' as const, lastError: null, doneAt: () => 'now()' };
    const update = this.refunds.createQueryBuilder().update().set(changes);
    await update.where(`refund_id = :refundId and status <> 'done'`, { refundId }).execute();
  }

  /** Those that the provider has made of one payment; what staff paid by hand is none of them. */
  findDone(paymentIntentId: string): Promise<Refund[]> {
    return this.refunds.findBy({ paymentIntentId, status: 'done', settledBy: IsNull() });
  }

  /** The bank sent the money back to the shop after all. */
  async markReturned(refundId: string): Promise<void> {
    const changes = { status: 'failed' as const, lastError: 'returned-by-bank', doneAt: null };
    await this.refunds.update({ refundId, status: 'done' }, changes);
  }

  /** Lets a failed one be made after all: its name in the queue, or null when there is none that has failed. */
  async retry(refundId: string): Promise<string | null> {
    return this.takeUp(refundId, { retries: () => 'retries + 1' }, 'settled_by is null');
  }

  /**
   * Closes a failed one that staff paid outside the shop: its name in the queue, or null when there is none that has
   * failed. From here on only the order has to hear of it.
   */
  async settleByHand(refundId: string, staffId: string): Promise<string | null> {
    return this.takeUp(refundId, { settledBy: staffId, settledAt: () => 'now()' });
  }

  /** One write decides between those who would try it again and those who settle it by hand. */
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

  /** It will not happen by itself any more; staff has to look. */
  markFailed(refund: BegunRefund, code: string): Promise<void> {
    return this.endTurn(refund, { status: 'failed', lastError: code });
  }

  /** Once more after 30 seconds, then twice as long each time, up to an hour. Money is never given up. */
  postpone(refund: BegunRefund, code: string): Promise<void> {
    return this.endTurn(refund, { lastError: code, dueAt: () => retry });
  }

  /** Says nothing when the turn has passed to another worker. */
  private async endTurn({ refundId, attempts }: BegunRefund, changes: object): Promise<void> {
    const update = this.refunds.createQueryBuilder().update().set(changes);
    const mine = `refund_id = :refundId and attempts = :attempts and status = 'queued'`;
    await update.where(mine, { refundId, attempts }).execute();
  }
}
