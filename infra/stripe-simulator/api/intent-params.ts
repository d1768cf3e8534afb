import type { Params } from '../http/form-encoding.js';
import { flag, group, has, integer, items, oneOf } from '../http/params.js';
import { invalidRequest, missingParameter } from '../http/stripe-error.js';
import type { PaymentIntent, PaymentMethodType } from '../types.js';
import { PAYMENT_METHOD_TYPES } from './payment-method-creation.js';

export const CONFIRM_PARAMS = [
  'confirmation_token',
  'error_on_requires_action',
  'expected_payment_method_type',
  'mandate',
  'mandate_data',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'radar_options',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'shipping',
  'use_stripe_sdk',
  'client_secret',
  'client_attribution_metadata',
];

/** Cents, between half a euro and what Stripe takes at most. */
export function chargeableAmount(params: Params): number {
  const amount = integer(params, 'amount');
  if (amount === null) throw missingParameter('amount');
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < 50) {
    throw invalidRequest('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > 99_999_999) {
    throw invalidRequest('Amount must be no more than €999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  return amount;
}

/** The types an intent takes: those that were named, or all that fit the currency and the wish about redirects. */
export function methodsOf(
  params: Params,
  currency: string,
): { types: PaymentMethodType[]; automatic: PaymentIntent['automatic_payment_methods'] } {
  const automatic = group(params, 'automatic_payment_methods');
  const named = items(params, 'payment_method_types');
  if (automatic && flag(automatic, 'enabled') && named.length > 0) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  }
  if (named.length > 0) {
    for (const name of named) {
      if ((PAYMENT_METHOD_TYPES as readonly string[]).includes(name)) continue;
      throw invalidRequest(`The payment method type "${name}" is invalid. Please ensure it is activated.`, {
        code: 'payment_intent_invalid_parameter',
        param: 'payment_method_types',
      });
    }
    return { types: named as PaymentMethodType[], automatic: null };
  }
  const redirects = (automatic && oneOf(automatic, 'allow_redirects', ['always', 'never'] as const)) ?? 'always';
  const types = PAYMENT_METHOD_TYPES.filter(
    (type) => type === 'card' || (currency === 'eur' && (redirects === 'always' || type === 'sepa_debit')),
  );
  return { types, automatic: { allow_redirects: redirects, enabled: true } };
}

/** Refuses, on a create without `confirm`, what only a confirmation understands. */
export function refuseWithoutConfirm(params: Params): void {
  for (const name of ['off_session', 'return_url', 'mandate', 'mandate_data', 'error_on_requires_action']) {
    if (!has(params, name)) continue;
    throw invalidRequest(
      `The parameter ${name} cannot be passed when creating a PaymentIntent unless confirm is set to true.`,
      {
        code: 'payment_intent_invalid_parameter',
        param: name,
      },
    );
  }
}

/** The parameters of a create with `confirm` that are left for the confirmation. */
export function onlyConfirmation(params: Params): Params {
  const left: Params = {};
  for (const name of CONFIRM_PARAMS) {
    const value = params[name];
    if (value !== undefined && name !== 'payment_method') left[name] = value;
  }
  return left;
}
