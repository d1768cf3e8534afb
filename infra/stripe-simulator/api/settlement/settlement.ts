import type { Account } from '../../account.js';
import type { Charge, PaymentIntent, PaymentMethod, StripeErrorBody } from '../../types.js';
import { createCharge, settleCharge } from './charges.js';
import { DEBIT_SOURCES } from '../payment-methods/payment-method-creation.js';
import { bindToCustomer, instrumentOf } from '../payment-methods/payment-methods.js';
import type { Decline } from '../payment-methods/test-numbers.js';

const DEBIT_FAILED: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment failed.',
};

/** Records a successful charge. */
export function payIntent(account: Account, intent: PaymentIntent, charge: Charge): PaymentIntent {
  const method = account.paymentMethods.get(charge.payment_method)!;
  account.attempts.remove(intent.id);
  keepMethod(account, intent, method);
  const paid = account.paymentIntents.put({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  });
  account.emit('payment_intent.succeeded', paid);
  return paid;
}

/** Records a failed attempt: the intent requires another payment method and has the reason. */
export function declineIntent(
  account: Account,
  intent: PaymentIntent,
  error: StripeErrorBody,
  charge: Charge | null,
): PaymentIntent {
  const method = intent.payment_method ? account.paymentMethods.get(intent.payment_method) : undefined;
  account.attempts.remove(intent.id);
  const declined = account.paymentIntents.put({
    ...intent,
    last_payment_error: {
      ...error,
      ...(charge ? { charge: charge.id } : {}),
      ...(error.code ? { doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll('_', '-')}` } : {}),
      ...(method ? { payment_method: method } : {}),
    },
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  account.emit('payment_intent.payment_failed', declined);
  return declined;
}

/** Records a pending charge that ends after a delay, or (null) on command. */
export function processIntent(
  account: Account,
  intent: PaymentIntent,
  ending: { delayMs: number | null; settlesAs: 'failed' | 'succeeded' },
): PaymentIntent {
  const method = account.paymentMethods.get(intent.payment_method!)!;
  const charge = createCharge(account, intent, method, { status: 'pending' });
  account.attempts.put({
    id: intent.id,
    token: '',
    paymentMethod: method.id,
    returnUrl: null,
    settlesAt: ending.delayMs === null ? null : account.nowMs() + ending.delayMs,
    settlesAs: ending.settlesAs,
  });
  const processing = account.paymentIntents.put({
    ...intent,
    latest_charge: charge.id,
    next_action: null,
    status: 'processing',
  });
  account.emit('payment_intent.processing', processing);
  account.settlements.expect(intent.id);
  return processing;
}

/** Ends a processing payment; ignores any other. */
export function settleIntent(
  account: Account,
  id: string,
  as: 'failed' | 'succeeded',
  code = DEBIT_FAILED.code,
): PaymentIntent | undefined {
  const intent = account.paymentIntents.get(id);
  if (intent?.status !== 'processing') return undefined;
  const charge = account.charges.get(intent.latest_charge!)!;
  if (as === 'succeeded') return payIntent(account, intent, settleCharge(account, charge, null));
  const decline = { ...DEBIT_FAILED, code };
  const failed = settleCharge(account, charge, decline);
  return declineIntent(account, intent, { type: 'card_error', ...decline }, failed);
}

/** Attaches a method that paid to its customer when later use was agreed; otherwise the method is used up. */
function keepMethod(account: Account, intent: PaymentIntent, method: PaymentMethod): void {
  const instrument = instrumentOf(account, method.id);
  if (intent.setup_future_usage === null || DEBIT_SOURCES.includes(method.type)) {
    if (method.customer === null) account.instruments.put({ ...instrument, consumed: true });
    return;
  }
  if (intent.setup_future_usage === 'off_session') account.instruments.put({ ...instrument, setUpForOffSession: true });
  if (intent.customer) bindToCustomer(account, method, intent.customer);
  else account.instruments.put({ ...instrument, consumed: true });
}
