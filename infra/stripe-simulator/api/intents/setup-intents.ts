import type { Account } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import { flag, group, has, mergedMetadata, oneOf, refuseUnknown, text } from '../../http/params.js';
import { cardError, invalidRequest, missingParameter, noSuch } from '../../http/stripe-error.js';
import { newId, randomText } from '../../ids.js';
import type { PaymentMethod, SetupIntent, StripeErrorBody } from '../../types.js';
import { nextAction } from './confirmation.js';
import { requireCustomer } from '../customers.js';
import { attachDecline, setupAuthenticates } from '../settlement/outcomes.js';
import { CONFIRM_PARAMS, methodChoice } from './intent-params.js';
import { createMandate, generateSepaDebit } from '../payment-methods/mandates.js';
import {
  createPaymentMethod,
  DEBIT_SOURCES,
  requirePaymentMethod,
} from '../payment-methods/payment-method-creation.js';
import { bindToCustomer, instrumentOf } from '../payment-methods/payment-methods.js';

const CREATE_PARAMS = [
  ...CONFIRM_PARAMS,
  'attach_to_self',
  'automatic_payment_methods',
  'confirm',
  'customer',
  'description',
  'metadata',
  'usage',
];

export function createSetupIntent(account: Account, params: Params): SetupIntent {
  refuseUnknown(params, CREATE_PARAMS);
  const methods = methodChoice(account, params, 'eur');
  const customer = text(params, 'customer');
  const method = text(params, 'payment_method');
  const id = newId('seti');
  const intent = account.setupIntents.put({
    id,
    object: 'setup_intent',
    application: null,
    ...methods,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: account.now(),
    customer: customer ? requireCustomer(account, customer, 'customer', 400).id : null,
    description: text(params, 'description'),
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergedMetadata({}, params),
    next_action: null,
    on_behalf_of: null,
    payment_method: method ? requirePaymentMethod(account, method, 'payment_method').id : null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: methods.payment_method_types.filter((type) => type !== 'klarna' && type !== 'wero'),
    single_use_mandate: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage: oneOf(params, 'usage', ['off_session', 'on_session'] as const) ?? 'off_session',
  });
  account.emit('setup_intent.created', intent);
  if (!flag(params, 'confirm')) return intent;
  const left: Params = {};
  for (const name of CONFIRM_PARAMS) if (params[name] !== undefined) left[name] = params[name];
  return confirmSetupIntent(account, id, left);
}

/** Sets up the chosen method for later charges: at once, or after authentication. */
export function confirmSetupIntent(account: Account, id: string, params: Params): SetupIntent {
  refuseUnknown(params, CONFIRM_PARAMS);
  const intent = requireSetupIntent(account, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(`You cannot confirm this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    });
  }
  const data = group(params, 'payment_method_data');
  const chosen = text(params, 'payment_method') ?? (data ? null : intent.payment_method);
  if (chosen === null && data === null) throw missingParameter('payment_method');
  const method = chosen ? requirePaymentMethod(account, chosen, 'payment_method') : createPaymentMethod(account, data!);
  const instrument = instrumentOf(account, method.id);
  const attempted: SetupIntent = { ...intent, payment_method: method.id, last_setup_error: null, next_action: null };
  const decline = attachDecline(instrument);
  if (decline) {
    const failed = failSetup(account, attempted, { type: 'card_error', ...decline });
    const { type: _type, ...error } = failed.last_setup_error!;
    throw cardError({ ...error, setup_intent: failed });
  }
  const redirects = DEBIT_SOURCES.includes(method.type);
  if (!redirects && !setupAuthenticates(instrument)) return succeedSetup(account, attempted);
  const returnUrl = text(params, 'return_url');
  if (redirects && returnUrl === null) throw missingParameter('return_url');
  const token = randomText(24);
  account.attempts.put({
    id,
    token,
    paymentMethod: method.id,
    returnUrl,
    settlesAt: null,
    settlesAs: 'succeeded',
  });
  const waiting = account.setupIntents.put({
    ...attempted,
    next_action: nextAction(account, id, method.type, token, returnUrl, has(params, 'use_stripe_sdk')),
    status: 'requires_action',
  });
  account.emit('setup_intent.requires_action', waiting);
  return waiting;
}

/** Makes the method ready for off-session charges; a setup by iDEAL or Bancontact creates a SEPA debit. */
export function succeedSetup(account: Account, intent: SetupIntent): SetupIntent {
  const method = account.paymentMethods.get(intent.payment_method!)!;
  account.attempts.remove(intent.id);
  const attempt = newId('setatt');
  let mandate: string | null = null;
  let details: Record<string, unknown> = { type: method.type, [method.type]: {} };
  if (DEBIT_SOURCES.includes(method.type)) {
    const debit = generateSepaDebit(account, method, { setup_attempt: attempt }, intent.customer);
    mandate = debit.mandate;
    details = {
      type: method.type,
      [method.type]: {
        ...(method.type === 'ideal' ? { bank: 'ing', bic: 'INGBNL2A' } : { bank_code: 'VAPE', bic: 'VAPEBE22' }),
        generated_sepa_debit: debit.method.id,
        generated_sepa_debit_mandate: mandate,
        iban_last4: '5264',
        verified_name: method.billing_details.name,
      },
    };
  } else {
    if (method.type === 'sepa_debit') mandate = createMandate(account, method.id);
    account.instruments.put({ ...instrumentOf(account, method.id), setUpForOffSession: true });
    if (intent.customer) bindToCustomer(account, method, intent.customer);
  }
  recordAttempt(account, intent, method, attempt, details, null);
  const succeeded = account.setupIntents.put({
    ...intent,
    last_setup_error: null,
    latest_attempt: attempt,
    mandate,
    next_action: null,
    status: 'succeeded',
  });
  account.emit('setup_intent.succeeded', succeeded);
  return succeeded;
}

export function failSetup(account: Account, intent: SetupIntent, error: StripeErrorBody): SetupIntent {
  const method = account.paymentMethods.get(intent.payment_method!)!;
  account.attempts.remove(intent.id);
  const attempt = newId('setatt');
  recordAttempt(account, intent, method, attempt, { type: method.type, [method.type]: {} }, error);
  const failed = account.setupIntents.put({
    ...intent,
    last_setup_error: { ...error, payment_method: method },
    latest_attempt: attempt,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  account.emit('setup_intent.setup_failed', failed);
  return failed;
}

export function cancelSetupIntent(account: Account, id: string, params: Params): SetupIntent {
  refuseUnknown(params, ['cancellation_reason']);
  const intent = requireSetupIntent(account, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    });
  }
  account.attempts.remove(id);
  const reason = oneOf(params, 'cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer'] as const);
  const canceled = account.setupIntents.put({
    ...intent,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  account.emit('setup_intent.canceled', canceled);
  return canceled;
}

export function requireSetupIntent(account: Account, id: string): SetupIntent {
  const intent = account.setupIntents.get(id);
  if (!intent) throw noSuch('setupintent', id, 'intent', 404);
  return intent;
}

function recordAttempt(
  account: Account,
  intent: SetupIntent,
  method: PaymentMethod,
  id: string,
  details: Record<string, unknown>,
  error: StripeErrorBody | null,
): void {
  account.setupAttempts.put({
    id,
    object: 'setup_attempt',
    created: account.now(),
    customer: intent.customer,
    livemode: false,
    payment_method: method.id,
    payment_method_details: details,
    setup_error: error,
    setup_intent: intent.id,
    status: error ? 'failed' : 'succeeded',
    usage: intent.usage,
  });
}
