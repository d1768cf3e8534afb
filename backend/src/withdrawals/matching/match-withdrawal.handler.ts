import { CommandBus } from '@nestjs/cqrs';
import { isWithinWithdrawalPeriod } from '../../../../contracts/withdrawal-period.js';
import type { WithdrawalCause } from '../../../../contracts/withdrawals.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { matchWithdrawal } from './match-withdrawal.job.js';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import { RegisterReturn } from '../../orders/commands/register-return.js';
import { OrderOverview } from '../../projections/admin-order-list/order-overview.query.js';
import type { Withdrawal } from '../withdrawal.entity.js';
import { Withdrawals, type MatchedWithdrawal } from '../withdrawals.js';

const unmatched = (cause: WithdrawalCause, orderId: string | null = null): MatchedWithdrawal => ({
  state: 'unmatched',
  cause,
  orderId,
  returnId: null,
});

/** Mails a confirmation, and files a return if an order matches. Idempotent: `received` until the last step. */
@JobHandler(matchWithdrawal)
export class MatchWithdrawalHandler implements Handles<typeof matchWithdrawal> {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly orders: OrderOverview,
    private readonly commands: CommandBus,
  ) {}

  async handle({ withdrawalId }: { withdrawalId: string }): Promise<void> {
    const stated = await this.withdrawals.findReceived(withdrawalId);
    if (!stated) return;
    const context = contextOf(stated);
    const mail = { template: 'withdrawal-received', reference: { withdrawalId } } as const;
    await this.commands.execute(new QueueMail({ key: `withdrawal-received:${withdrawalId}`, ...mail }, context));
    const outcome = await this.match(stated, context);
    await this.withdrawals.settle(withdrawalId, outcome);
  }

  private async match(stated: Withdrawal, context: CommandContext): Promise<MatchedWithdrawal> {
    const order = await this.orders.findByBuyer(stated.orderNumber, stated.email);
    if (!order) return unmatched('no-order');
    const { orderId, deliveredAt } = order;
    if (stated.part !== null) return unmatched('part-of-order', orderId);
    if (!isWithinWithdrawalPeriod(deliveredAt, context.at)) return unmatched('too-late', orderId);
    const returnId = deterministicId('return', orderId, stated.id);
    const statement = { origin: 'withdrawal', reason: 'changed-mind', pieces: 'all' } as const;
    try {
      await this.commands.execute(new RegisterReturn({ orderId, returnId, ...statement }, context));
    } catch (error) {
      const code = error instanceof DomainError ? error.code : null;
      if (code === 'nothing-to-return') return { state: 'matched', cause: 'nothing-left', orderId, returnId: null };
      if (code === 'order-cancelled' || code === 'order-not-paid') return unmatched('not-open', orderId);
      throw error;
    }
    return { state: 'matched', cause: null, orderId, returnId };
  }
}

/** Uses the time of the statement, because the refund period starts there. */
function contextOf({ id, statedAt }: Withdrawal): CommandContext {
  const actor = { kind: 'customer', id: null } as const;
  return { at: statedAt.toISOString(), actor, correlationId: id, causationId: id };
}
