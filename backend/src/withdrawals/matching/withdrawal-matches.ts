import { Injectable } from '@nestjs/common';
import { isWithinWithdrawalPeriod } from '../../../../contracts/withdrawal-period.js';
import type { WithdrawalCause } from '../../../../contracts/withdrawals.js';
import { decide, type CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { RegisterReturn } from '../../orders/commands/register-return.js';
import { orderDecider } from '../../orders/order.decider.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { OrderOverview } from '../../projections/admin-order-list/order-overview.query.js';
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

/** Finds what a statement would do, by running the rule of the order without appending its events. */
@Injectable()
export class WithdrawalMatches {
  constructor(
    private readonly overview: OrderOverview,
    private readonly orders: OrderReader,
  ) {}

  async find({ id, orderNumber, email, part }: Withdrawal, context: CommandContext): Promise<Match> {
    const known = await this.overview.findByBuyer(orderNumber, email);
    if (!known) return unmatched('no-order');
    const { orderId, deliveredAt } = known;
    if (part !== null) return unmatched('part-of-order', orderId);
    if (!isWithinWithdrawalPeriod(deliveredAt, context.at)) return unmatched('too-late', orderId);
    const order = await this.orders.find(orderId);
    if (!order) return unmatched('no-order');
    try {
      decide(orderDecider, returnCommand(orderId, id, context), order);
    } catch (error) {
      const code = error instanceof DomainError ? error.code : null;
      if (code === 'nothing-to-return') return { state: 'matched', cause: 'nothing-left', orderId, returnId: null };
      if (code === 'order-cancelled' || code === 'order-not-paid') return unmatched('not-open', orderId);
      throw error;
    }
    return { state: 'open', orderId };
  }
}
