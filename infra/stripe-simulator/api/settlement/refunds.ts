import type { Account } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import { has, integer, mergedMetadata, oneOf, refuseUnknown, text } from '../../http/params.js';
import { invalidRequest, missingParameter, noSuch } from '../../http/stripe-error.js';
import { newId } from '../../ids.js';
import type { Charge, Refund } from '../../types.js';
import { instrumentOf } from '../payment-methods/payment-methods.js';
import { requirePaymentIntent } from '../intents/payment-intents.js';
import { testCard } from '../payment-methods/test-numbers.js';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Refunds a part of a charge or, without an amount, the remainder. */
export function createRefund(account: Account, params: Params): Refund {
  refuseUnknown(params, ['amount', 'charge', 'metadata', 'payment_intent', 'reason', 'instructions_email', 'currency']);
  const reason = oneOf(params, 'reason', REASONS);
  const charge = chargeToRefund(account, params);
  refuseDisputed(account, charge);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = has(params, 'amount') ? (integer(params, 'amount') ?? 0) : left;
  if (amount < 1) {
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`,
      { param: 'amount' },
    );
  }
  const special = testCard(instrumentOf(account, charge.payment_method).number)?.refund;
  const status = special ? (special === 'pending-first' ? 'pending' : 'succeeded') : account.behaviour.refundOutcome;
  const refund = account.refunds.put({
    id: newId(charge.id.startsWith('py_') ? 'pyr' : 're'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergedMetadata({}, params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    status: status === 'failed' ? 'pending' : status,
  });
  const refunded = moveRefunded(account, charge, amount);
  account.emit('refund.created', refund);
  account.emit('charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  if (refund.status === 'succeeded') account.emit('refund.updated', refund);
  if (status === 'failed' || special) {
    account.later(() => endRefund(account, refund.id, special === 'pending-first' ? 'succeeded' : 'failed'));
  }
  return refund;
}

/** A chargeback blocks refunds while it is open and once it is lost; an inquiry does not. */
function refuseDisputed(account: Account, { id }: Charge): void {
  const disputes = account.disputes.newestFirst(undefined, { name: 'charge', key: id });
  for (const { is_charge_refundable } of disputes)
    if (!is_charge_refundable) {
      const message = `Charge ${id} has been charged back; cannot issue a refund.`;
      throw invalidRequest(message, { code: 'charge_disputed' });
    }
}

export function updateRefund(account: Account, id: string, params: Params): Refund {
  refuseUnknown(params, ['metadata']);
  const refund = requireRefund(account, id);
  const after = account.refunds.put({ ...refund, metadata: mergedMetadata(refund.metadata, params) });
  account.emit('refund.updated', after);
  return after;
}

/** Ends a refund: a failed one returns the money to the shop and lowers the charge's refunded amount again. */
export function endRefund(account: Account, id: string, as: 'failed' | 'succeeded'): Refund | undefined {
  const refund = account.refunds.get(id);
  if (!refund || refund.status === 'failed' || refund.status === as) return refund;
  const charge = account.charges.get(refund.charge)!;
  const ended = account.refunds.put({
    ...refund,
    status: as,
    ...(as === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  });
  if (as === 'failed') moveRefunded(account, charge, -refund.amount);
  account.emit(as === 'failed' ? 'refund.failed' : 'refund.updated', ended, { status: refund.status });
  account.emit('charge.refund.updated', ended, { status: refund.status });
  return ended;
}

export function requireRefund(account: Account, id: string): Refund {
  const refund = account.refunds.get(id);
  if (!refund) throw noSuch('refund', id, 'id', 404);
  return refund;
}

function chargeToRefund(account: Account, params: Params): Charge {
  const chargeId = text(params, 'charge');
  const intentId = text(params, 'payment_intent');
  if (chargeId === null && intentId === null) throw missingParameter('payment_intent');
  if (chargeId !== null) {
    const charge = account.charges.get(chargeId);
    if (!charge) throw noSuch('charge', chargeId, 'charge', 400);
    if (charge.status !== 'succeeded') throw unpaid(charge.payment_intent);
    return charge;
  }
  const intent = requirePaymentIntent(account, intentId!, 'payment_intent', 400);
  const charge = intent.latest_charge ? account.charges.get(intent.latest_charge) : undefined;
  if (charge?.status !== 'succeeded') throw unpaid(intent.id);
  return charge;
}

function unpaid(intent: string): Error {
  return invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

function moveRefunded(account: Account, charge: Charge, by: number): Charge {
  const amount_refunded = charge.amount_refunded + by;
  return account.charges.put({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}
