import type { Account } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import { billingDetails, email, flag, group, has, oneOf, refuseUnknown, shipping, text } from '../../http/params.js';
import { cardError, invalidRequest, missingParameter } from '../../http/stripe-error.js';
import { randomText } from '../../ids.js';
import type { NextAction, PaymentIntent, PaymentMethod, PaymentMethodType } from '../../types.js';
import { createCharge } from '../settlement/charges.js';
import { chargeOutcome, debitOutcome } from '../settlement/outcomes.js';
import { CONFIRM_PARAMS, mayRedirect, methodChoice, typesFor } from './intent-params.js';
import { createMandate } from '../payment-methods/mandates.js';
import {
  createPaymentMethod,
  DEBIT_SOURCES,
  requirePaymentMethod,
} from '../payment-methods/payment-method-creation.js';
import { consumedError, instrumentOf } from '../payment-methods/payment-methods.js';
import { declineIntent, payIntent, processIntent } from '../settlement/settlement.js';

/** Confirms an intent: selects the method, then pays, declines, or waits for the shopper or the bank. */
export function confirmPaymentIntent(
  account: Account,
  before: PaymentIntent,
  params: Params,
  caller: { bySecretKey: boolean },
): PaymentIntent {
  refuseUnknown(params, CONFIRM_PARAMS);
  refuseBeforeConfirmation(before, params, caller);
  const returnUrl = text(params, 'return_url');
  const intent = withConfirmationDetails(account, before, params);
  const offSession = isOffSession(params);
  const method = chooseMethod(account, intent, params);
  const instrument = instrumentOf(account, method.id);
  if (method.type === 'sepa_debit' && instrument.mandate === null) {
    if (!has(params, 'mandate_data')) {
      throw invalidRequest('This PaymentMethod requires a mandate: provide `mandate_data`.', {
        code: 'payment_intent_mandate_invalid',
        param: 'mandate_data',
      });
    }
    createMandate(account, method.id);
  }
  if (offSession && (DEBIT_SOURCES.includes(method.type) || method.type === 'wero')) {
    throw invalidRequest(`PaymentMethods of type ${method.type} cannot be charged off-session.`, {
      code: 'payment_intent_incompatible_payment_method',
      param: 'payment_method',
    });
  }
  const attempted: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  };
  const outcome = chargeOutcome(method, instrument, offSession);
  switch (outcome.kind) {
    case 'paid':
      return payIntent(account, attempted, createCharge(account, attempted, method, { status: 'succeeded' }));
    case 'declined': {
      const charge = createCharge(account, attempted, method, { status: 'failed', decline: outcome.decline });
      const declined = declineIntent(account, attempted, { type: 'card_error', ...outcome.decline }, charge);
      const { type: _type, ...error } = declined.last_payment_error!;
      throw cardError({ ...error, payment_intent: declined });
    }
    case 'processing':
      return processIntent(account, attempted, {
        delayMs: account.behaviour.sepaDebitDelayMs,
        settlesAs: debitOutcome(account, instrument),
      });
    case 'authenticate':
    case 'redirect':
      if (flag(params, 'error_on_requires_action')) {
        throw cardError({
          code: 'authentication_required',
          message: 'This payment required an authentication action to complete.',
        });
      }
      if (outcome.kind === 'redirect' && returnUrl === null) throw missingParameter('return_url');
      return awaitShopper(account, attempted, method, returnUrl, flag(params, 'use_stripe_sdk'));
  }
}

/** Refusals before anything is stored. */
export function refuseBeforeConfirmation(
  intent: PaymentIntent,
  params: Params,
  caller: { bySecretKey: boolean },
): void {
  refuseUnconfirmable(intent);
  requireReturnUrl(intent, text(params, 'return_url'), caller.bySecretKey);
  if (isOffSession(params) && (intent.setup_future_usage ?? text(params, 'setup_future_usage')) !== null) {
    throw invalidRequest(
      'You cannot confirm with the `off_session` parameter when `setup_future_usage` is also set on the PaymentIntent ' +
        'because you cannot set up future usages when processing payments off-session.',
    );
  }
}

/** Whether `off_session` is set: `true`, or an object with the reason. */
function isOffSession(params: Params): boolean {
  return has(params, 'off_session') && params['off_session'] !== 'false';
}

function awaitShopper(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  returnUrl: string | null,
  useStripeSdk: boolean,
): PaymentIntent {
  const token = randomText(24);
  account.attempts.put({
    id: intent.id,
    token,
    paymentMethod: method.id,
    returnUrl,
    settlesAt: null,
    settlesAs: 'succeeded',
  });
  const waiting = account.paymentIntents.put({
    ...intent,
    next_action: nextAction(account, intent.id, method.type, token, returnUrl, useStripeSdk),
    status: 'requires_action',
  });
  account.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** The shopper's next step: a bank page, or for a card inside Stripe.js an authentication window. */
export function nextAction(
  account: Account,
  intent: string,
  type: PaymentMethodType,
  token: string,
  returnUrl: string | null,
  useStripeSdk: boolean,
): NextAction {
  const page = type === 'card' ? '3ds' : type === 'klarna' ? 'klarna' : `bank/${type}`;
  const url = `${account.options.publicUrl()}/${page}?intent=${intent}&attempt=${token}`;
  if (type === 'card' && (useStripeSdk || returnUrl === null)) {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: `src_${token}` },
    };
  }
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl ?? '', url } };
}

function refuseUnconfirmable(intent: PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  if (intent.status === 'canceled' || intent.status === 'processing') {
    throw invalidRequest(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of ` +
        'the following statuses may be confirmed: requires_confirmation, requires_action, requires_payment_method.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
}

function requireReturnUrl(intent: PaymentIntent, returnUrl: string | null, bySecretKey: boolean): void {
  if (!bySecretKey || returnUrl !== null || !intent.payment_method_types.some(mayRedirect)) return;
  throw invalidRequest(
    'A `return_url` must be specified because this Payment Intent is configured to automatically accept the payment ' +
      'methods enabled in the Dashboard, some of which may require a full page redirect to succeed. If you do not want ' +
      'to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and ' +
      '`automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    { param: 'return_url' },
  );
}

function withConfirmationDetails(account: Account, intent: PaymentIntent, params: Params): PaymentIntent {
  const after = { ...intent, ...methodChoice(account, params, intent.currency, intent) };
  if (has(params, 'receipt_email')) after.receipt_email = email(params, 'receipt_email');
  if (has(params, 'shipping')) after.shipping = shipping(params);
  if (has(params, 'setup_future_usage')) {
    after.setup_future_usage = oneOf(params, 'setup_future_usage', ['off_session', 'on_session'] as const);
  }
  return after;
}

function chooseMethod(account: Account, intent: PaymentIntent, params: Params): PaymentMethod {
  const data = group(params, 'payment_method_data');
  const id = text(params, 'payment_method') ?? (data ? null : intent.payment_method);
  if (id === null && data === null) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment ' +
        'method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  let method = id ? requirePaymentMethod(account, id, 'payment_method') : createPaymentMethod(account, data!);
  if (id && data) {
    const billing = group(data, 'billing_details');
    if (billing) method = account.paymentMethods.put({ ...method, billing_details: billingDetails(billing) });
  }
  const types = typesFor(intent);
  if (!types.includes(method.type)) {
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of ` +
        `one of the following types: ${types.join(', ')}.`,
      { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
    );
  }
  refuseForeignMethod(account, intent, method);
  return method;
}

function refuseForeignMethod(account: Account, intent: PaymentIntent, method: PaymentMethod): void {
  if (method.customer === null) {
    if (instrumentOf(account, method.id).consumed) throw consumedError();
    return;
  }
  if (intent.customer === null) {
    throw invalidRequest(
      `The PaymentMethod provided belongs to the Customer ${method.customer}. Please include the Customer in the ` +
        '`customer` parameter on the PaymentIntent.',
      { code: 'payment_method_unexpected_state', param: 'payment_method' },
    );
  }
  if (intent.customer !== method.customer) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'payment_method' },
    );
  }
}
