import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { CommandContext } from '../../../platform/event-sourcing/deciding/decider.js';
import { JobHandler, type Handles } from '../../../platform/jobs/job-handler.js';
import { QueueMail } from '../../../mail/commands/queue-mail.js';
import type { Withdrawal } from '../withdrawal.entity.js';
import { Withdrawals, type MatchedWithdrawal } from '../withdrawals.js';
import { matchWithdrawal } from './match-withdrawal.job.js';
import { returnCommand, WithdrawalMatches } from './withdrawal-matches.js';

/** Does the next step of a statement: receipt, look-up, return. Idempotent: its state changes last in each step. */
@JobHandler(matchWithdrawal)
export class MatchWithdrawalHandler implements Handles<typeof matchWithdrawal> {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly matches: WithdrawalMatches,
    private readonly commands: CommandBus,
  ) {}

  async handle({ withdrawalId }: { withdrawalId: string }): Promise<void> {
    const found = await this.withdrawals.findPending(withdrawalId);
    if (!found) return;
    await this.mail(found);
    if (found.state === 'stated') await this.lookUp(found);
    const effective = await this.withdrawals.findPending(withdrawalId);
    if (effective?.state === 'received' || effective?.state === 'confirmed') await this.takeEffect(effective);
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
