import type { Account } from '../../account.js';
import { newId, randomText } from '../../ids.js';
import type { Charge, PaymentIntent, PaymentMethod } from '../../types.js';
import { generateSepaDebit } from '../payment-methods/mandates.js';
import { instrumentOf } from '../payment-methods/payment-methods.js';
import { riskOf } from './outcomes.js';
import type { Decline } from '../payment-methods/test-numbers.js';

/** Stores one charge attempt of an intent with its `outcome` and details, and emits its event. */
export function createCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  result: { status: 'pending' | 'succeeded' } | { status: 'failed'; decline: Decline },
): Charge {
  const id = newId(method.type === 'card' ? 'ch' : 'py');
  const failed = result.status === 'failed' ? result.decline : null;
  const risk = riskOf(instrumentOf(account, method.id));
  const charge = account.charges.put({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: failed ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: account.options.merchantName.toUpperCase().slice(0, 22),
    captured: failed === null,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: failed?.code ?? null,
    failure_message: failed?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: failed ? (risk.blocked ? 'not_sent_to_network' : 'declined_by_network') : 'approved_by_network',
      reason: failed ? (risk.blocked ? 'highest_risk_level' : (failed.decline_code ?? null)) : null,
      risk_level: risk.risk_level,
      risk_score: risk.risk_score,
      seller_message: failed ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: failed ? (risk.blocked ? 'blocked' : 'issuer_declined') : 'authorized',
    },
    paid: result.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(account, intent, method, id, result.status),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    shipping: intent.shipping,
    statement_descriptor: intent.statement_descriptor,
    status: result.status,
  });
  account.emit(`charge.${result.status}`, charge);
  return charge;
}

/** Ends a pending charge. */
export function settleCharge(account: Account, charge: Charge, decline: Decline | null): Charge {
  const intent = account.paymentIntents.get(charge.payment_intent)!;
  const method = account.paymentMethods.get(charge.payment_method)!;
  const status = decline ? 'failed' : 'succeeded';
  const settled = account.charges.put({
    ...charge,
    payment_method_details: methodDetails(account, intent, method, charge.id, status),
    captured: decline === null,
    amount_captured: decline ? 0 : charge.amount,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    paid: decline === null,
    status,
  });
  account.emit(`charge.${status}`, settled);
  return settled;
}

function methodDetails(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  charge: string,
  status: Charge['status'],
): Record<string, unknown> {
  switch (method.type) {
    case 'card': {
      const card = method.card!;
      return {
        type: 'card',
        card: {
          amount_authorized: intent.amount,
          authorization_code: null,
          brand: card.brand,
          checks: card.checks,
          country: card.country,
          exp_month: card.exp_month,
          exp_year: card.exp_year,
          fingerprint: card.fingerprint,
          funding: card.funding,
          installments: null,
          last4: card.last4,
          mandate: null,
          network: card.brand,
          three_d_secure: null,
          wallet: card.wallet,
        },
      };
    }
    case 'ideal':
    case 'bancontact': {
      const keeps = intent.setup_future_usage === 'off_session' && status === 'succeeded';
      const debit = keeps ? generateSepaDebit(account, method, { charge }, intent.customer) : null;
      return {
        type: method.type,
        [method.type]: {
          ...(method.type === 'ideal'
            ? { bank: method.ideal?.bank ?? 'ing', bic: 'INGBNL2A', transaction_id: randomText(16) }
            : { bank_code: 'VAPE', bank_name: 'Testbank', bic: 'VAPEBE22', preferred_language: 'nl' }),
          generated_sepa_debit: debit?.method.id ?? null,
          generated_sepa_debit_mandate: debit?.mandate ?? null,
          iban_last4: '5264',
          verified_name: method.billing_details.name,
        },
      };
    }
    case 'klarna':
      return {
        type: 'klarna',
        klarna: { payer_details: null, payment_method_category: 'pay_later', preferred_locale: 'nl-NL' },
      };
    case 'wero':
      return { type: 'wero', wero: {} };
    case 'sepa_debit':
      return {
        type: 'sepa_debit',
        sepa_debit: {
          bank_code: method.sepa_debit!.bank_code,
          branch_code: '',
          country: method.sepa_debit!.country,
          fingerprint: method.sepa_debit!.fingerprint,
          last4: method.sepa_debit!.last4,
          mandate: instrumentOf(account, method.id).mandate,
        },
      };
  }
}
