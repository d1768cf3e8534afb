import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { CommandContext } from '../../../platform/event-sourcing/deciding/decider.js';
import { defineJob } from '../../../platform/jobs/job.js';
import { JobHandler, type Handles } from '../../../platform/jobs/job-handler.js';
import { DurableWork } from '../../../platform/work/durable-work.js';
import { defineRecurringWork, type Outcome } from '../../../platform/work/work-kind.js';
import { QueueMail } from '../../../mail/commands/queue-mail.js';
import { openWithdrawal } from '../waiting-withdrawals.js';
import { Withdrawal } from '../withdrawal.entity.js';
import { Withdrawals, type MatchedWithdrawal } from '../withdrawals.js';
import { returnCommand, WithdrawalMatches } from './withdrawal-matches.js';

/** Runs apart from the request, so that its response time does not reveal whether an order matches. */
export const matchWithdrawal = defineJob({
  name: 'match-withdrawal',
  payload: z.strictObject({ withdrawalId: z.uuid() }),
  attempts: 6,
  backoffMs: 200,
});

/** A statement takes effect by law, so it is never given up. */
export const withdrawalWork = defineRecurringWork<Withdrawal>({
  name: 'withdrawals',
  entity: Withdrawal,
  id: 'id',
  shown: ['id', 'state'],
  lease: { until: 'dueAt', seconds: 120 },
  counts: 'claims',
  open: openWithdrawal,
  retry: { firstMs: 5000, mostMs: 600_000 },
  job: matchWithdrawal,
  payloadOf: (withdrawalId) => ({ withdrawalId }),
});

/** Does the next step of a statement: receipt, look-up, return. Idempotent: its state changes last in each step. */
@JobHandler(matchWithdrawal)
export class MatchWithdrawalHandler implements Handles<typeof matchWithdrawal> {
  constructor(
    private readonly work: DurableWork,
    private readonly withdrawals: Withdrawals,
    private readonly matches: WithdrawalMatches,
    private readonly commands: CommandBus,
  ) {}

  /** Goes on until nothing is left, because a click during a step finds the statement claimed. */
  async handle({ withdrawalId }: { withdrawalId: string }): Promise<void> {
    const step = () => this.work.attempt(withdrawalWork, withdrawalId, (stated) => this.doNext(stated));
    let outcome = await step();
    while (outcome?.is === 'done') outcome = await step();
  }

  private async doNext(stated: Withdrawal): Promise<Outcome> {
    await this.mail(stated);
    if (stated.state === 'stated') await this.lookUp(stated);
    if (stated.state === 'received' || stated.state === 'confirmed') await this.takeEffect(stated);
    return { is: 'done' };
  }

  private async mail(stated: Withdrawal): Promise<void> {
    const { id: withdrawalId, state, isReceiptWithheld, confirmedAt, sealedConfirmation } = stated;
    const queue = (template: 'withdrawal-received' | 'withdrawal-confirmed') => {
      const mail = { key: `${template}:${withdrawalId}`, template, reference: { withdrawalId } };
      return this.commands.execute(new QueueMail(mail, contextOf(stated)));
    };
    if (!isReceiptWithheld && (state === 'received' || state === 'stated')) await queue('withdrawal-received');
    if (!confirmedAt || sealedConfirmation === null) return;
    await queue('withdrawal-confirmed');
    await this.withdrawals.forgetToken(withdrawalId);
  }

  /** Reserves and ends nothing without a confirmation: a stranger can know an order number and an address. */
  private async lookUp(stated: Withdrawal): Promise<void> {
    const match = await this.matches.find(stated, contextOf(stated));
    if (match.state === 'open') await this.withdrawals.noteMatch(stated.id, match.orderId);
    else await this.withdrawals.settle(stated, match);
  }

  private async takeEffect(confirmed: Withdrawal): Promise<void> {
    await this.withdrawals.settle(confirmed, await this.register(confirmed, contextOf(confirmed)));
  }

  private async register(confirmed: Withdrawal, context: CommandContext): Promise<MatchedWithdrawal> {
    const match = await this.matches.find(confirmed, context);
    if (match.state !== 'open') return match;
    const { orderId } = match;
    const command = returnCommand(orderId, confirmed.id, context);
    try {
      await this.commands.execute(command);
    } catch (error) {
      const now = error instanceof DomainError ? await this.matches.find(confirmed, context) : match;
      if (now.state === 'open') throw error;
      return now; // the order changed since the look-up
    }
    return { state: 'matched', cause: null, orderId, returnId: command.payload.returnId };
  }
}

/** Uses the time of the statement, because the refund period starts there. */
function contextOf({ id, statedAt }: Withdrawal): CommandContext {
  const actor = { kind: 'customer', id: null } as const;
  return { at: statedAt.toISOString(), actor, correlationId: id, causationId: id };
}
