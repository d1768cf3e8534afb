import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { requireProof, type Proof } from './proof.js';
import { intervalOf, retentionWithoutEntity } from '../database/retention.js';
import { valueOf } from '../database/rows.js';

/** `of`: the order or the payment that the money goes back on. */
export interface ProposedRefund {
  of: string;
  cents: number;
}

const add = `insert into refund_tallies (tally, cents) values ($1, $2)
  on conflict (tally) do update set cents = refund_tallies.cents + excluded.cents returning cents`;
const forget = `delete from refund_tallies where counted_at < now() - interval '${intervalOf(retentionWithoutEntity.refund_tallies!.term)}'`;

/** Adds up refunds per session since its proof, and per order and day, so that a large one cannot be made in pieces. */
@Injectable()
export class RefundProofs {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Throws `factor-needed` without a fresh proof when these refunds reach the limit together with those before. Counts
   * them otherwise, also when the refund is refused afterwards. `cents`: computed on the server.
   */
  async admit(staff: Proof & { sessionId: string }, refunds: readonly ProposedRefund[]): Promise<void> {
    const { sessionId, provenAt, refundProofFromCents: limit } = staff;
    const money = refunds.filter(({ cents }) => cents > 0);
    const sum = money.reduce((cents, refund) => cents + refund.cents, 0);
    if (sum === 0 && limit > 0) return;
    const day = amsterdamDay(new Date().toISOString());
    const tallies = [
      { tally: `session:${sessionId}:${provenAt.toISOString()}`, cents: sum },
      ...money
        .map(({ of, cents }) => ({ tally: `of:${of}:${day}`, cents }))
        .sort((a, b) => (a.tally < b.tally ? -1 : 1)),
    ];
    await this.dataSource.transaction(async (manager) => {
      let most = 0;
      for (const { tally, cents } of tallies) {
        most = Math.max(most, Number(await valueOf(manager, z.string(), add, [tally, cents])));
      }
      if (most >= limit) requireProof(staff);
      await manager.query(forget);
    });
  }
}
