import type { Account, Attempt } from '../../account.js';
import type { PaymentIntent, SetupIntent, StripeErrorBody } from '../../types.js';
import { createCharge } from '../settlement/charges.js';
import { outcomeAfterAuthentication } from '../settlement/outcomes.js';
import { instrumentOf } from '../payment-methods/payment-methods.js';
import { declineIntent, payIntent, processIntent } from '../settlement/settlement.js';
import { failSetup, succeedSetup } from './setup-intents.js';

/** The button that the shopper pressed on the bank page. */
export type Decision = 'cancel' | 'fail' | 'pay' | 'process-then-fail' | 'process-then-succeed';

const AUTHENTICATION_FAILURE: StripeErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
const CUSTOMER_DECLINE: StripeErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_method_customer_decline',
  message: 'The customer did not approve the payment. Provide a new payment method to attempt this payment again.',
};
const PROVIDER_DECLINE: StripeErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_method_provider_decline',
  message: 'The payment was declined by the provider. Provide a new payment method to attempt this payment again.',
};

export interface WaitingPayment {
  attempt: Attempt;
  intent: PaymentIntent | SetupIntent;
}

/** The payment that waits for a bank page; null once decided, replaced, changed or cancelled. */
export function waitingPayment(account: Account, intent: string, token: string): WaitingPayment | null {
  const attempt = account.attempts.get(intent);
  const found = account.paymentIntents.get(intent) ?? account.setupIntents.get(intent);
  if (!attempt || attempt.token !== token || found?.status !== 'requires_action') return null;
  return { attempt, intent: found };
}

/** Applies the decision and returns the resulting intent. */
export function decide(account: Account, waiting: WaitingPayment, decision: Decision): PaymentIntent | SetupIntent {
  const { intent } = waiting;
  const method = account.paymentMethods.get(waiting.attempt.paymentMethod)!;
  if (decision === 'cancel' || decision === 'fail') {
    const error =
      method.type === 'card' ? AUTHENTICATION_FAILURE : decision === 'cancel' ? CUSTOMER_DECLINE : PROVIDER_DECLINE;
    if (intent.object === 'setup_intent') return failSetup(account, intent, asSetupError(error));
    return declineIntent(account, intent, error, null);
  }
  if (intent.object === 'setup_intent') return succeedSetup(account, intent);
  if (decision !== 'pay') {
    return processIntent(account, intent, {
      delayMs: account.behaviour.bankDelayMs,
      settlesAs: decision === 'process-then-fail' ? 'failed' : 'succeeded',
    });
  }
  const outcome = method.type === 'card' ? outcomeAfterAuthentication(instrumentOf(account, method.id)) : null;
  if (outcome?.kind === 'declined') {
    const charge = createCharge(account, intent, method, { status: 'failed', decline: outcome.decline });
    return declineIntent(account, intent, { type: 'card_error', ...outcome.decline }, charge);
  }
  return payIntent(account, intent, createCharge(account, intent, method, { status: 'succeeded' }));
}

/** The return URL: the shop's page with the three query parameters that Stripe adds. */
export function returnAddress(returnUrl: string, intent: PaymentIntent | SetupIntent): string {
  const url = new URL(returnUrl);
  const outcome = intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'pending' : 'failed';
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', outcome);
  return url.href;
}

function asSetupError(error: StripeErrorBody): StripeErrorBody {
  return { ...error, code: error.code?.replace('payment_intent', 'setup_intent') };
}
