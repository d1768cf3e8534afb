import type { Account } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import {
  email,
  flag,
  group,
  has,
  mergedMetadata,
  oneOf,
  refuseUnknown,
  requiredText,
  shipping,
  text,
} from '../../http/params.js';
import { invalidRequest, noSuch } from '../../http/stripe-error.js';
import { newId, randomText } from '../../ids.js';
import type { IntentStatus, PaymentIntent } from '../../types.js';
import { confirmPaymentIntent, refuseBeforeConfirmation } from './confirmation.js';
import { requireCustomer } from '../customers.js';
import {
  CONFIRM_PARAMS,
  chargeableAmount,
  methodChoice,
  onlyConfirmation,
  refuseWithoutConfirm,
  typesFor,
} from './intent-params.js';
import { createPaymentMethod, requirePaymentMethod } from '../payment-methods/payment-method-creation.js';

const SHARED_PARAMS = [
  'allowed_payment_method_types',
  'amount',
  'currency',
  'customer',
  'description',
  'excluded_payment_method_types',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
];
const CREATE_PARAMS = [
  ...SHARED_PARAMS,
  ...CONFIRM_PARAMS,
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
];

const METHOD_CHOICE = ['allowed_payment_method_types', 'excluded_payment_method_types'];
const CHANGEABLE: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
/** Parameters that can change in every status. */
const ALWAYS_CHANGEABLE = ['description', 'metadata', 'transfer_group', 'receipt_email', 'expand'];
const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

export function createPaymentIntent(account: Account, params: Params): PaymentIntent {
  refuseUnknown(params, CREATE_PARAMS);
  const amount = chargeableAmount(params);
  const currency = requiredText(params, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' });
  const confirm = flag(params, 'confirm');
  if (!confirm) refuseWithoutConfirm(params);
  const id = newId('pi');
  const blank: PaymentIntent = {
    id,
    object: 'payment_intent',
    ...methodChoice(account, params, currency),
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: oneOf(params, 'capture_method', ['automatic', 'automatic_async'] as const) ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency,
    customer: null,
    customer_account: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  const wanted = changed(account, blank, params);
  if (confirm) refuseBeforeConfirmation(wanted, params, { bySecretKey: true });
  const intent = account.paymentIntents.put(wanted);
  account.emit('payment_intent.created', intent);
  return confirm ? confirmPaymentIntent(account, intent, onlyConfirmation(params), { bySecretKey: true }) : intent;
}

export function updatePaymentIntent(account: Account, id: string, params: Params): PaymentIntent {
  refuseUnknown(params, SHARED_PARAMS);
  const intent = requirePaymentIntent(account, id);
  for (const name of Object.keys(params)) {
    if (ALWAYS_CHANGEABLE.includes(name) || CHANGEABLE.includes(intent.status)) continue;
    throw unexpectedState(
      intent,
      `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. ` +
        `You may only update the ${name} of a PaymentIntent with one of the following statuses: ${CHANGEABLE.join(', ')}.`,
    );
  }
  const after = changed(account, intent, params);
  const restarts = after.amount !== intent.amount || after.currency !== intent.currency;
  if (restarts && intent.status === 'requires_action') {
    account.attempts.remove(id);
    after.status = 'requires_payment_method';
    after.payment_method = null;
    after.next_action = null;
  }
  return account.paymentIntents.put(after);
}

export function cancelPaymentIntent(account: Account, id: string, params: Params): PaymentIntent {
  refuseUnknown(params, ['cancellation_reason']);
  const reason = oneOf(params, 'cancellation_reason', CANCELLATION_REASONS);
  const intent = requirePaymentIntent(account, id);
  if (!CHANGEABLE.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one ` +
        `of the following statuses may be canceled: ${CHANGEABLE.join(', ')}.`,
    );
  }
  account.attempts.remove(id);
  const canceled = account.paymentIntents.put({
    ...intent,
    canceled_at: account.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  account.emit('payment_intent.canceled', canceled);
  return canceled;
}

/** The intent, or Stripe's "No such payment_intent". */
export function requirePaymentIntent(
  account: Account,
  id: string,
  param = 'intent',
  status: 400 | 404 = 404,
): PaymentIntent {
  const intent = account.paymentIntents.get(id);
  if (!intent) throw noSuch('payment_intent', id, param, status);
  return intent;
}

function unexpectedState(intent: PaymentIntent, message: string): Error {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function changed(account: Account, intent: PaymentIntent, params: Params): PaymentIntent {
  const after = { ...intent, metadata: mergedMetadata(intent.metadata, params) };
  if (has(params, 'amount')) after.amount = chargeableAmount(params);
  if (has(params, 'currency')) after.currency = requiredText(params, 'currency').toLowerCase();
  if (has(params, 'description')) after.description = text(params, 'description');
  if (has(params, 'receipt_email')) after.receipt_email = email(params, 'receipt_email');
  if (has(params, 'shipping')) after.shipping = shipping(params);
  if (has(params, 'statement_descriptor')) after.statement_descriptor = text(params, 'statement_descriptor');
  if (has(params, 'statement_descriptor_suffix')) {
    after.statement_descriptor_suffix = text(params, 'statement_descriptor_suffix');
  }
  if (has(params, 'transfer_group')) after.transfer_group = text(params, 'transfer_group');
  if (has(params, 'setup_future_usage')) {
    after.setup_future_usage = oneOf(params, 'setup_future_usage', ['off_session', 'on_session'] as const);
  }
  if (intent.currency !== after.currency || METHOD_CHOICE.some((name) => has(params, name))) {
    Object.assign(after, methodChoice(account, params, after.currency, intent));
  }
  after.payment_method_types = typesFor(after);
  const customer = text(params, 'customer');
  if (customer !== null) {
    if (intent.customer !== null && intent.customer !== customer) {
      throw invalidRequest('The customer of a PaymentIntent cannot be changed once it is set.', { param: 'customer' });
    }
    after.customer = requireCustomer(account, customer, 'customer', 400).id;
  }
  const id = text(params, 'payment_method');
  const data = group(params, 'payment_method_data');
  if (id !== null || data !== null) {
    const method = id ? requirePaymentMethod(account, id, 'payment_method') : createPaymentMethod(account, data!);
    after.payment_method = method.id;
    after.status = 'requires_confirmation';
    after.next_action = null;
    account.attempts.remove(intent.id);
  }
  return after;
}
