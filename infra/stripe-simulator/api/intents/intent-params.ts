import type { Account } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import { group, has, integer, items, oneOf } from '../../http/params.js';
import { invalidRequest, missingParameter } from '../../http/stripe-error.js';
import type { PaymentIntent, PaymentMethodType } from '../../types.js';
import { PAYMENT_METHOD_TYPES } from '../payment-methods/payment-method-creation.js';

export const CONFIRM_PARAMS = [
  'allowed_payment_method_types',
  'confirmation_token',
  'error_on_requires_action',
  'excluded_payment_method_types',
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

/** Cents, between half a euro and Stripe's maximum. */
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

/** The methods of an intent: allowed and not excluded by the shop, and fitting currency and redirects. */
export interface MethodChoice {
  allowed_payment_method_types: PaymentMethodType[] | null;
  automatic_payment_methods: { allow_redirects: 'always' | 'never'; enabled: true };
  excluded_payment_method_types: PaymentMethodType[] | null;
  payment_method_types: PaymentMethodType[];
}

/** Merges the methods in the parameters with the ones chosen `before`, among those that the account offers. */
export function methodChoice(account: Account, params: Params, currency: string, before?: MethodChoice): MethodChoice {
  const automatic = group(params, 'automatic_payment_methods');
  const redirects = automatic && oneOf(automatic, 'allow_redirects', ['always', 'never'] as const);
  const allow_redirects = redirects ?? before?.automatic_payment_methods.allow_redirects ?? 'always';
  const allowed = methodTypes(params, 'allowed_payment_method_types', before?.allowed_payment_method_types);
  const excluded = methodTypes(params, 'excluded_payment_method_types', before?.excluded_payment_method_types);
  const fits = (type: PaymentMethodType) => type === 'card' || currency === 'eur';
  return {
    allowed_payment_method_types: allowed,
    automatic_payment_methods: { allow_redirects, enabled: true },
    excluded_payment_method_types: excluded,
    payment_method_types: PAYMENT_METHOD_TYPES.filter(
      (type) =>
        account.behaviour.offered.includes(type) &&
        fits(type) &&
        (allowed === null || allowed.includes(type)) &&
        !excluded?.includes(type) &&
        (allow_redirects === 'always' || !mayRedirect(type)),
    ),
  };
}

/** Wero has no later charges, so an intent that saves its method does not offer it. */
export function typesFor({
  payment_method_types: types,
  setup_future_usage: usage,
}: Pick<PaymentIntent, 'payment_method_types' | 'setup_future_usage'>): PaymentMethodType[] {
  return usage === null ? types : types.filter((type) => type !== 'wero');
}

/** Methods that redirect the shopper and therefore need a `return_url`. */
export function mayRedirect(type: PaymentMethodType): boolean {
  return type !== 'card' && type !== 'sepa_debit';
}

function methodTypes(
  params: Params,
  name: string,
  before: PaymentMethodType[] | null | undefined,
): PaymentMethodType[] | null {
  if (!has(params, name)) return before ?? null;
  const named = items(params, name);
  const unknown = named.find((type) => !(PAYMENT_METHOD_TYPES as readonly string[]).includes(type));
  if (unknown !== undefined && name.startsWith('allowed')) {
    throw invalidRequest(`The payment method type "${unknown}" is invalid. Please ensure it is activated.`, {
      code: 'payment_intent_invalid_parameter',
      param: name,
    });
  }
  return named.length === 0 ? null : (named as PaymentMethodType[]);
}

/** Refuses confirmation-only parameters on a create without `confirm`. */
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

/** The parameters of a create with `confirm` that the confirmation handles, after the method is chosen. */
export function onlyConfirmation(params: Params): Params {
  const left: Params = {};
  for (const name of CONFIRM_PARAMS) {
    const value = params[name];
    if (value !== undefined && name !== 'payment_method' && name !== 'payment_method_data') left[name] = value;
  }
  return left;
}
