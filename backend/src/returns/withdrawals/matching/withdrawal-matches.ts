import { Injectable } from '@nestjs/common';
import { isWithinWithdrawalPeriod } from '../../../../../contracts/law/withdrawal-period.js';
import type { WithdrawalCause } from '../../../../../contracts/withdrawals.js';
import type { CommandContext } from '../../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { deterministicId } from '../../../platform/ids/deterministic-id.js';
import { RegisterReturn } from '../../../orders/commands/register-return.js';
import { ReturnRefusals } from '../../../orders/return-refusals.query.js';
import { OrdersOfBuyers } from '../../orders-of-buyers.port.js';
import type { Withdrawal } from '../withdrawal.entity.js';
import type { MatchedWithdrawal } from '../withdrawals.js';

/** `open`: the order would accept the return. */
export type Match = { state: 'open'; orderId: string } | MatchedWithdrawal;

const unmatched = (cause: WithdrawalCause, orderId: string | null = null): MatchedWithdrawal => ({
  state: 'unmatched',
  cause,
  orderId,
  returnId: null,
});

/** The return of everything that is left of an order. */
export function returnCommand(orderId: string, withdrawalId: string, context: CommandContext): RegisterReturn {
  const returnId = deterministicId('return', orderId, withdrawalId);
  const statement = { origin: 'withdrawal', reason: 'changed-mind', pieces: 'all' } as const;
  return new RegisterReturn({ orderId, returnId, ...statement }, context);
}

/** Finds what a statement would do. */
@Injectable()
export class WithdrawalMatches {
  constructor(
    private readonly orders: OrdersOfBuyers,
    private readonly refusals: ReturnRefusals,
  ) {}

  async find({ id, orderNumber, email, part }: Withdrawal, context: CommandContext): Promise<Match> {
    const known = await this.orders.findByBuyer(orderNumber, email);
    if (!known) return unmatched('no-order');
    const { orderId, deliveredAt } = known;
    if (part !== null) return unmatched('part-of-order', orderId);
    if (!isWithinWithdrawalPeriod(deliveredAt, context.at)) return unmatched('too-late', orderId);
    const refusal = await this.refusals.find(returnCommand(orderId, id, context));
    if (refusal === 'order-not-found') return unmatched('no-order');
    if (refusal === 'nothing-to-return') return { state: 'matched', cause: 'nothing-left', orderId, returnId: null };
    if (refusal === 'order-cancelled' || refusal === 'order-not-paid') return unmatched('not-open', orderId);
    if (refusal) throw new DomainError(refusal);
    return { state: 'open', orderId };
  }
}
