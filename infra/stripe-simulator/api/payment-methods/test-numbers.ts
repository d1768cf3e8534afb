import type { StripeErrorBody } from '../../types.js';

export type Decline = Omit<StripeErrorBody, 'type'>;

/** Behaviour of a card. Stripe publishes these numbers and outcomes for test mode. */
export interface TestCard {
  brand: string;
  /** Authentication is required `always`, `unless-set-up` for later charges, `on-session` only, or never. */
  authenticate?: 'always' | 'on-session' | 'unless-set-up';
  /** Outcome of a charge; absent: paid. */
  declines?: Decline;
  /** Declines only charges: attaching to a customer and setting up work. */
  attaches?: true;
  refund?: 'fails-later' | 'pending-first';
  risk?: 'blocked' | 'elevated' | 'highest';
}

const declined = (decline_code: string): Decline => ({
  code: 'card_declined',
  decline_code,
  message: 'Your card was declined.',
});

const INSUFFICIENT_FUNDS: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

export const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa' },
  '4000005280000002': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', declines: declined('generic_decline') },
  '4000000000009995': { brand: 'visa', declines: INSUFFICIENT_FUNDS },
  '4000000000009987': { brand: 'visa', declines: declined('lost_card') },
  '4000000000009979': { brand: 'visa', declines: declined('stolen_card') },
  '4000000000006975': { brand: 'visa', declines: declined('card_velocity_exceeded') },
  '4000000000000069': {
    brand: 'visa',
    declines: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    declines: {
      code: 'incorrect_cvc',
      decline_code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  '4000000000000119': {
    brand: 'visa',
    declines: {
      code: 'processing_error',
      decline_code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000341': { brand: 'visa', declines: declined('generic_decline'), attaches: true },
  '4100000000000019': { brand: 'visa', declines: declined('fraudulent'), risk: 'blocked' },
  '4000000000004954': { brand: 'visa', declines: declined('fraudulent'), risk: 'highest' },
  '4000000000009235': { brand: 'visa', risk: 'elevated' },
  '4000002500003155': { brand: 'visa', authenticate: 'unless-set-up' },
  '4000002760003184': { brand: 'visa', authenticate: 'always' },
  '4000003800000446': { brand: 'visa', authenticate: 'on-session' },
  '4000000000003220': { brand: 'visa', authenticate: 'unless-set-up' },
  '4000008260003178': { brand: 'visa', authenticate: 'unless-set-up', declines: INSUFFICIENT_FUNDS, attaches: true },
  '4000008400001629': { brand: 'visa', authenticate: 'unless-set-up', declines: declined('generic_decline') },
  '4000000000003055': { brand: 'visa' },
  '4000000000007726': { brand: 'visa', refund: 'pending-first' },
  '4000000000005126': { brand: 'visa', refund: 'fails-later' },
};

/** Stripe's named test payment methods and tokens, each with its number. */
const NAMED: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  amex: '378282246310005',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclined: '4000000000000002',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  visa_chargeDeclinedLostCard: '4000000000009987',
  visa_chargeDeclinedStolenCard: '4000000000009979',
  visa_chargeDeclinedVelocityLimitExceeded: '4000000000006975',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeCustomerFail: '4000000000000341',
  radarBlock: '4100000000000019',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  authenticationRequiredSetupForOffSession: '4000003800000446',
  authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  threeDSecureRequired: '4000000000003220',
  threeDSecureOptional: '4000000000003055',
  pendingRefund: '4000000000007726',
  refundFail: '4000000000005126',
};

/** Test IBANs whose debit fails; every other well-formed one succeeds. */
const FAILING_IBANS = ['NL91ABNA0417164300', 'AT861904300235473202', 'DE62370400440532013001'];

export function testCard(number: string | null): TestCard | undefined {
  return number === null ? undefined : TEST_CARDS[number];
}

/** The card number of `pm_card_visa`, `tok_visa` and similar names. */
export function namedCardNumber(name: string): string | undefined {
  const [, kind, rest] = /^(pm_card|tok)_(.+)$/.exec(name) ?? [];
  return kind && rest ? NAMED[rest] : undefined;
}

export function ibanFails(iban: string): boolean {
  return FAILING_IBANS.includes(iban);
}

export function luhnValid(number: string): boolean {
  let sum = 0;
  for (let i = 0; i < number.length; i++) {
    const digit = Number(number[number.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return number.length > 0 && sum % 10 === 0;
}
