import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import type {
  AdminWithdrawal,
  Withdrawal as FiledWithdrawal,
  WithdrawalCause,
  WithdrawalState,
} from '../../../contracts/withdrawals.js';
import { Withdrawal } from './withdrawal.entity.js';

export interface MatchedWithdrawal {
  state: 'matched' | 'unmatched';
  cause: WithdrawalCause | null;
  orderId: string | null;
  returnId: string | null;
}

@Injectable()
export class Withdrawals {
  private readonly withdrawals: Repository<Withdrawal>;

  constructor(dataSource: DataSource) {
    this.withdrawals = dataSource.getRepository(Withdrawal);
  }

  /** Idempotent by id. */
  async keep(filed: FiledWithdrawal, statedAt: string): Promise<void> {
    const row = { ...filed, statedAt: new Date(statedAt) };
    await this.withdrawals.createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  findReceived(id: string): Promise<Withdrawal | null> {
    return this.withdrawals.findOneBy({ id, state: 'received' });
  }

  /** Returns ids of statements that have not been matched yet, oldest first. */
  async listReceived(limit: number): Promise<string[]> {
    const order = { statedAt: 'ASC' } as const;
    const found = await this.withdrawals.find({
      select: { id: true },
      where: { state: 'received' },
      order,
      take: limit,
    });
    return found.map(({ id }) => id);
  }

  async settle(id: string, outcome: MatchedWithdrawal): Promise<void> {
    await this.withdrawals.update({ id, state: 'received' }, outcome);
  }

  /** Returns false unless the statement is unmatched. */
  async markHandled(id: string, staffId: number, at: string): Promise<boolean> {
    const handled = { state: 'handled' as const, handledAt: new Date(at), handledBy: staffId };
    return (await this.withdrawals.update({ id, state: 'unmatched' }, handled)).affected === 1;
  }

  /** Newest first, at most 500. */
  async list(state?: WithdrawalState): Promise<AdminWithdrawal[]> {
    const order = { statedAt: 'DESC', id: 'ASC' } as const;
    const rows = await this.withdrawals.find({ where: state ? { state } : {}, order, take: 500 });
    return rows.map(({ statedAt, handledAt, handledBy: _, ...row }) => ({
      ...row,
      statedAt: statedAt.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
    }));
  }
}
