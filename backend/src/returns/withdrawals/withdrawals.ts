import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import type {
  AdminWithdrawal,
  Withdrawal as FiledWithdrawal,
  WithdrawalCause,
  WithdrawalList,
  WithdrawalState,
} from '../../../../contracts/withdrawals.js';
import type { Confirmation } from './confirming/confirmation-token.js';
import { stuckWithdrawals, waitingWithdrawals } from './waiting-withdrawals.js';
import { Withdrawal } from './withdrawal.entity.js';

export interface MatchedWithdrawal {
  state: 'matched' | 'unmatched';
  cause: WithdrawalCause | null;
  orderId: string | null;
  returnId: string | null;
}

/** How the mailbox is proved: it was logged in at this time, or a link will prove it. */
export type Proof = { confirmedAt: Date } | (Confirmation & { isReceiptWithheld: boolean });

/** Every transition is one conditional statement, so that concurrent ones cannot overtake each other. */
@Injectable()
export class Withdrawals {
  private readonly withdrawals: Repository<Withdrawal>;

  constructor(dataSource: DataSource) {
    this.withdrawals = dataSource.getRepository(Withdrawal);
  }

  /** Idempotent by id. */
  async store(filed: FiledWithdrawal, statedAt: string, proof: Proof): Promise<void> {
    const row = { ...filed, ...proof, state: 'stated' as const, statedAt: new Date(statedAt) };
    await this.withdrawals.createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  /** Makes a statement that matches wait for its confirmation, unless the mailbox has confirmed it already. */
  async noteMatch(id: string, orderId: string): Promise<void> {
    const state = () => `case when confirmed_at is null then 'unconfirmed' else 'confirmed' end`;
    await this.withdrawals.update({ id, state: 'stated' }, { state, orderId });
  }

  async settle({ id, state }: Withdrawal, outcome: MatchedWithdrawal): Promise<void> {
    await this.withdrawals.update({ id, state }, outcome);
  }

  /** After its mail was queued the token is of no use. */
  async forgetToken(id: string): Promise<void> {
    await this.withdrawals.update({ id }, { sealedConfirmation: null });
  }

  /** Returns false unless the statement is unmatched. */
  async markHandled(id: string, staffId: number, at: string): Promise<boolean> {
    return this.decide(id, 'unmatched', 'handled', staffId, at);
  }

  /** Lets an unconfirmed statement take effect. Returns false when it neither does nor did. */
  async accept(id: string, staffId: number, at: string): Promise<boolean> {
    if (await this.decide(id, 'unconfirmed', 'confirmed', staffId, at)) return true;
    return this.withdrawals.existsBy({ id, state: In(['confirmed', 'matched']) });
  }

  /** Returns false when the statement has taken effect: its return can be rejected instead. */
  async reject(id: string, staffId: number, at: string): Promise<boolean> {
    if (await this.decide(id, 'unconfirmed', 'rejected', staffId, at)) return true;
    return this.withdrawals.existsBy({ id, state: 'rejected' });
  }

  async orderIdOf(id: string): Promise<string | null> {
    return (await this.withdrawals.findOneBy({ id }))?.orderId ?? null;
  }

  async list(wanted: WithdrawalList['state']): Promise<AdminWithdrawal[]> {
    const found = this.withdrawals.createQueryBuilder('w').orderBy({ 'w.statedAt': 'DESC', 'w.id': 'ASC' }).limit(500);
    if (wanted === 'waiting') found.where(`${waitingWithdrawals.where} or ${stuckWithdrawals.where}`);
    else if (wanted) found.where({ state: wanted });
    return (await found.getMany()).map(shown);
  }

  private async decide(
    id: string,
    from: WithdrawalState,
    to: WithdrawalState,
    staffId: number,
    at: string,
  ): Promise<boolean> {
    const decided = { state: to, handledAt: new Date(at), handledBy: staffId };
    return (await this.withdrawals.update({ id, state: from }, decided)).affected === 1;
  }
}

function shown(withdrawal: Withdrawal): AdminWithdrawal {
  const { id, orderNumber, name, email, part, reason, state, cause, orderId, returnId, isReceiptWithheld } = withdrawal;
  const { statedAt, confirmedAt, handledAt } = withdrawal;
  return {
    ...{ id, orderNumber, name, email, part, reason, state, cause, orderId, returnId, isReceiptWithheld },
    statedAt: statedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    handledAt: handledAt?.toISOString() ?? null,
  };
}
