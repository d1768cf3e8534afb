import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { confirmationDays, type ConfirmationOutcome } from '../../../../../contracts/withdrawals.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { rowsOf } from '../../../platform/database/rows.js';

/** One statement, so that of parallel clicks, or of a click and a decision by staff, exactly one takes effect. */
const confirmSql = `
  update withdrawals set confirmed_at = $2, state = case when state = 'unconfirmed' then 'confirmed' else state end
  where confirmation_hash = $1 and confirmed_at is null and state <> 'rejected'
    and stated_at > $2::timestamptz - $3 * interval '1 day'
  returning id`;
const Confirmed = z.object({ id: z.string() });
const Found = Confirmed.extend({ isConfirmed: z.boolean() });
const findSql = 'select id, confirmed_at is not null as "isConfirmed" from withdrawals where confirmation_hash = $1';

@Injectable()
export class Confirmations {
  constructor(private readonly dataSource: DataSource) {}

  /** `withdrawalId` is null when nothing is left to do. A rejected statement counts as expired. */
  async confirm(token: string, at: string): Promise<{ outcome: ConfirmationOutcome; withdrawalId: string | null }> {
    const hash = hashToken(token);
    const [confirmed] = await rowsOf(this.dataSource, Confirmed, confirmSql, [hash, at, confirmationDays]);
    if (confirmed) return { outcome: 'confirmed', withdrawalId: confirmed.id };
    const [found] = await rowsOf(this.dataSource, Found, findSql, [hash]);
    if (!found) return { outcome: 'unknown', withdrawalId: null };
    if (found.isConfirmed) return { outcome: 'already-confirmed', withdrawalId: found.id };
    return { outcome: 'expired', withdrawalId: null };
  }
}
