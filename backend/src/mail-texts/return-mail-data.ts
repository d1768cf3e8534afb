import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReturnOverview } from '../projections/admin-return-list/return-overview.query.js';
import type { ReturnForMail } from './templates/return-news.js';
import type { WithdrawalForMail } from './templates/withdrawal-received.js';

@Injectable()
export class ReturnMailData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly returns: ReturnOverview,
  ) {}

  /** Null while the read model lags; `email` is null when the sender was erased. */
  async find(returnId: string): Promise<{ email: string | null; about: ReturnForMail } | null> {
    const row = await this.returns.find(returnId);
    if (!row) return null;
    const { email, ...about } = row;
    return { email: email || null, about };
  }

  /** Null when it was erased. */
  async withdrawal(withdrawalId: string): Promise<WithdrawalForMail | null> {
    const [row] = await this.dataSource.query<WithdrawalForMail[]>(
      `select name, email, order_number as "orderNumber", part, to_json(stated_at) #>> '{}' as "statedAt"
       from withdrawals where id = $1`,
      [withdrawalId],
    );
    return row ?? null;
  }
}
