import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import type { QueueRefund } from '../commands/queue-refund.js';
import { Refund } from './refund.entity.js';

/** What else happens to a refund than its attempts: one statement each, on the clock of the database. */
@Injectable()
export class Refunds {
  private readonly refunds: Repository<Refund>;

  constructor(dataSource: DataSource) {
    this.refunds = dataSource.getRepository(Refund);
  }

  /** Returns its job id, or null when a refund for this cause exists. */
  async write({ payload, context }: QueueRefund): Promise<string | null> {
    const { refundId, orderId, paymentIntentId, amountCents } = payload;
    const facts = { refundId, orderId, paymentIntentId, amountCents, correlationId: context.correlationId };
    const jobId = deterministicId('refund', refundId);
    const row = { ...facts, jobId, dueAt: () => 'now()' };
    const insert = this.refunds.createQueryBuilder().insert().values(row).orIgnore().returning('job_id');
    return ((await insert.execute()).raw as object[]).length > 0 ? jobId : null;
  }

  ofPayment(paymentIntentId: string): Promise<Refund[]> {
    return this.refunds.findBy({ paymentIntentId });
  }

  /** Null for an unknown refund. */
  async jobIdOf(refundId: string): Promise<string | null> {
    return (await this.refunds.findOneBy({ refundId }))?.jobId ?? null;
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

  /**
   * Queues a failed refund that was made by hand, so that its attempt only updates the order. Atomic, so that a refund is
   * not both retried and settled by hand. Returns its job id, or null when it has not failed.
   */
  async settleByHand(refundId: string, staffId: string): Promise<string | null> {
    const settled = { settledBy: staffId, settledAt: () => 'now()' };
    const queued = { status: 'queued' as const, lastError: null, dueAt: () => 'now()' };
    const update = this.refunds
      .createQueryBuilder()
      .update()
      .set({ ...settled, ...queued });
    const { raw } = await update
      .where(`refund_id = :refundId and status = 'failed'`, { refundId })
      .returning('job_id')
      .execute();
    return (raw as { job_id: string }[])[0]?.job_id ?? null;
  }
}
