import type { Account } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import {
  billingDetails,
  group,
  integer,
  mergedMetadata,
  oneOf,
  refuseUnknown,
  requiredText,
  text,
} from '../../http/params.js';
import { cardError, invalidRequest, missingParameter, noSuch } from '../../http/stripe-error.js';
import { newId, randomText } from '../../ids.js';
import type { CardDetails, PaymentMethod, PaymentMethodType } from '../../types.js';
import { luhnValid, namedCardNumber, testCard } from './test-numbers.js';

export const PAYMENT_METHOD_TYPES: readonly PaymentMethodType[] = [
  'card',
  'ideal',
  'klarna',
  'sepa_debit',
  'bancontact',
  'wero',
];

/** Leave a SEPA debit for later charges, because they cannot be charged again themselves. */
export const DEBIT_SOURCES: readonly PaymentMethodType[] = ['ideal', 'bancontact'];

/** The token of a card in a phone wallet. */
export const APPLE_PAY_TOKEN = 'tok_applepay';

/** Creates a method from `type`, `billing_details` and the group named after the type. */
export function createPaymentMethod(account: Account, params: Params): PaymentMethod {
  refuseUnknown(params, [
    ...PAYMENT_METHOD_TYPES,
    'type',
    'billing_details',
    'metadata',
    'allow_redisplay',
    'radar_options',
    'client_attribution_metadata',
  ]);
  const type = oneOf(params, 'type', PAYMENT_METHOD_TYPES);
  if (type === null) throw missingParameter('type');
  const given = group(params, type) ?? {};
  if (type === 'card') {
    const token = text(given, 'token');
    const number = token ? tokenNumber(token) : requiredText(given, 'number').replace(/\s/g, '');
    return storeCard(account, number, params, given, token === APPLE_PAY_TOKEN);
  }
  if (type === 'sepa_debit') {
    return storeSepaDebit(account, requiredText(given, 'iban').replace(/\s/g, '').toUpperCase(), params);
  }
  const method = blankPaymentMethod(account, type, params);
  if (type === 'ideal') method.ideal = { bank: text(given, 'bank'), bic: null };
  else if (type === 'klarna') method.klarna = { dob: null };
  else method[type] = {};
  return storePaymentMethod(account, method, null);
}

/** The method with this id; `pm_card_visa` and similar names create a new one each time, as with Stripe. */
export function requirePaymentMethod(
  account: Account,
  id: string,
  param: string,
  status: 400 | 404 = 400,
): PaymentMethod {
  const method = account.paymentMethods.get(id);
  if (method) return method;
  const number = namedCardNumber(id);
  if (number) return storeCard(account, number, {}, {}, false);
  throw noSuch('PaymentMethod', id, param, status);
}

function tokenNumber(token: string): string {
  if (token === APPLE_PAY_TOKEN) return '4242424242424242';
  const number = namedCardNumber(token);
  if (!number) throw noSuch('token', token, 'card[token]', 400);
  return number;
}

function storeCard(account: Account, number: string, params: Params, given: Params, applePay: boolean): PaymentMethod {
  if (!/^\d{12,19}$/.test(number) || !luhnValid(number)) {
    throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' });
  }
  const card = testCard(number);
  if (!card) {
    throw cardError({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
    });
  }
  const method = blankPaymentMethod(account, 'card', params);
  method.card = cardDetails(account, card.brand, number, given, applePay);
  return storePaymentMethod(account, method, number);
}

function cardDetails(account: Account, brand: string, number: string, given: Params, applePay: boolean): CardDetails {
  const today = new Date(account.nowMs());
  const month = integer(given, 'exp_month') ?? 12;
  const year = integer(given, 'exp_year') ?? today.getFullYear() + 3;
  const fullYear = year < 100 ? 2000 + year : year;
  if (month < 1 || month > 12) {
    throw cardError({
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    });
  }
  if (new Date(fullYear, month, 1) <= today) {
    throw cardError({
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    });
  }
  const last4 = number.slice(-4);
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: number === '4000000000000127' ? 'fail' : text(given, 'cvc') ? 'pass' : 'unchecked',
    },
    country: number === '4000005280000002' ? 'NL' : 'US',
    display_brand: brand,
    exp_month: month,
    exp_year: fullYear,
    fingerprint: `test${last4}${number.slice(0, 6)}`,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: [brand], preferred: null },
    three_d_secure_usage: { supported: true },
    wallet: applePay ? { dynamic_last4: '4242', type: 'apple_pay', apple_pay: {} } : null,
  };
}

function storeSepaDebit(account: Account, iban: string, params: Params): PaymentMethod {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) {
    throw invalidRequest('The IBAN you provided is invalid.', {
      code: 'invalid_bank_account_iban',
      param: 'sepa_debit[iban]',
    });
  }
  const method = blankPaymentMethod(account, 'sepa_debit', params);
  method.sepa_debit = {
    bank_code: iban.slice(4, 8),
    branch_code: '',
    country: iban.slice(0, 2),
    fingerprint: randomText(16),
    generated_from: { charge: null, setup_attempt: null },
    last4: iban.slice(-4),
  };
  return storePaymentMethod(account, method, iban);
}

/** A method of this type without type-specific fields, not stored yet. */
export function blankPaymentMethod(account: Account, type: PaymentMethodType, params: Params): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(group(params, 'billing_details')),
    created: account.now(),
    customer: null,
    livemode: false,
    metadata: mergedMetadata({}, params),
    type,
  };
}

export function storePaymentMethod(account: Account, method: PaymentMethod, number: string | null): PaymentMethod {
  account.instruments.put({ id: method.id, number, setUpForOffSession: false, consumed: false, mandate: null });
  return account.paymentMethods.put(method);
}
