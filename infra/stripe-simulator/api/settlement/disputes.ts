import type { Account } from '../../account.js';
import { newId } from '../../ids.js';
import { noSuch } from '../../http/stripe-error.js';
import type { Dispute } from '../../types.js';

/** `inquiry`: the bank only asks, and withdraws nothing. Without an amount the whole payment is disputed. */
export interface DisputeOptions {
  amountCents?: number;
  reason?: string;
  inquiry?: boolean;
  /** Null: the bank takes no evidence. */
  dueInDays?: number | null;
  /** Decided when it opens. */
  lost?: boolean;
}

export type DisputeOutcome = 'won' | 'lost' | 'warning_closed';

const DAY = 24 * 3600;
/** How long a payer may have a SEPA debit returned: without a reason, or as unauthorised. */
const RETURNABLE_DAYS = { any: 56, fraudulent: 395 };

/** The payer disputes a paid intent with the bank, which withdraws the money at once. */
export function openDispute(account: Account, intentId: string, options: DisputeOptions): Dispute | undefined {
  const charge = account.charges.get(account.paymentIntents.get(intentId)?.latest_charge ?? '');
  if (charge?.status !== 'succeeded') return undefined;
  const { amountCents = charge.amount, reason = 'fraudulent', inquiry = false, dueInDays = 9, lost = false } = options;
  const dispute = account.disputes.put({
    id: newId('du'),
    object: 'dispute',
    amount: amountCents,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: dueInDays === null ? null : account.now() + dueInDays * DAY,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason,
    status: lost ? 'lost' : inquiry ? 'warning_needs_response' : 'needs_response',
  });
  account.charges.put({ ...charge, disputed: true });
  account.emit('charge.dispute.created', dispute);
  if (!inquiry) account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * The payer has a SEPA debit returned. The bank pays at once, so that Stripe closes the dispute as lost. Undefined for
 * another method, and when the time to do so is over.
 */
export function chargeBack(account: Account, intentId: string, reason: string): Dispute | undefined {
  const charge = account.charges.get(account.paymentIntents.get(intentId)?.latest_charge ?? '');
  if (charge?.payment_method_details['type'] !== 'sepa_debit' || charge.disputed) return undefined;
  const days = reason === 'fraudulent' ? RETURNABLE_DAYS.fraudulent : RETURNABLE_DAYS.any;
  if (account.now() > charge.created + days * DAY) return undefined;
  const dispute = openDispute(account, intentId, { reason, dueInDays: null, lost: true });
  if (dispute) account.emit('charge.dispute.closed', dispute);
  return dispute;
}

/** The payer's bank turns an inquiry into a chargeback, with a new deadline. */
export function escalateInquiry(account: Account, id: string, dueInDays = 9): Dispute | undefined {
  const inquiry = account.disputes.get(id);
  if (inquiry?.status !== 'warning_needs_response') return undefined;
  const evidence_details = { ...inquiry.evidence_details, due_by: account.now() + dueInDays * DAY };
  const status = 'needs_response';
  const dispute = account.disputes.put({ ...inquiry, evidence_details, is_charge_refundable: false, status });
  account.emit('charge.dispute.updated', dispute, { status: inquiry.status });
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** A won dispute returns the money to the shop. A lost one may still be won on appeal. */
export function closeDispute(account: Account, id: string, outcome: DisputeOutcome): Dispute | undefined {
  const dispute = account.disputes.get(id);
  if (!dispute || dispute.status === outcome) return dispute;
  const { status } = dispute;
  const is_charge_refundable = outcome !== 'lost';
  const closed = account.disputes.put({ ...dispute, is_charge_refundable, status: outcome });
  account.emit('charge.dispute.closed', closed, { status });
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

export function requireDispute(account: Account, id: string): Dispute {
  const dispute = account.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id, 'id', 404);
  return dispute;
}
