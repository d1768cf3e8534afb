import type { Account, Instrument } from '../../account.js';
import type { Params } from '../../http/form-encoding.js';
import { billingDetails, group, mergedMetadata, refuseUnknown, requiredText } from '../../http/params.js';
import { cardError, invalidRequest } from '../../http/stripe-error.js';
import type { PaymentMethod } from '../../types.js';
import { requireCustomer } from '../customers.js';
import { attachDecline } from '../settlement/outcomes.js';
import { requirePaymentMethod } from './payment-method-creation.js';

export function instrumentOf(account: Account, paymentMethod: string): Instrument {
  return (
    account.instruments.get(paymentMethod) ?? {
      id: paymentMethod,
      number: null,
      setUpForOffSession: false,
      consumed: false,
      mandate: null,
    }
  );
}

/** Attaches a method to a customer on request; cards that decline at once are refused here. */
export function attachPaymentMethod(account: Account, id: string, params: Params): PaymentMethod {
  refuseUnknown(params, ['customer']);
  const customer = requireCustomer(account, requiredText(params, 'customer'), 'customer', 400);
  const method = requirePaymentMethod(account, id, 'payment_method', 404);
  if (method.type !== 'card' && method.type !== 'sepa_debit') {
    throw invalidRequest(`PaymentMethods of type '${method.type}' cannot be saved to customers.`);
  }
  const instrument = instrumentOf(account, method.id);
  if (instrument.consumed) throw consumedError();
  if (method.customer !== null && method.customer !== customer.id) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  const decline = attachDecline(instrument);
  if (decline) throw cardError({ ...decline, payment_method: method });
  return bindToCustomer(account, method, customer.id);
}

/** Attaches without a check, after a payment or setup of a customer has succeeded. */
export function bindToCustomer(account: Account, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  const attached = account.paymentMethods.put({ ...method, customer });
  account.emit('payment_method.attached', attached);
  return attached;
}

export function detachPaymentMethod(account: Account, id: string): PaymentMethod {
  const method = requirePaymentMethod(account, id, 'payment_method', 404);
  if (method.customer === null) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  const detached = account.paymentMethods.put({ ...method, customer: null });
  account.instruments.put({ ...instrumentOf(account, id), consumed: true });
  account.emit('payment_method.detached', detached, { customer: method.customer });
  return detached;
}

export function updatePaymentMethod(account: Account, id: string, params: Params): PaymentMethod {
  refuseUnknown(params, ['billing_details', 'metadata', 'allow_redisplay', 'card']);
  const method = requirePaymentMethod(account, id, 'payment_method', 404);
  if (method.customer === null) {
    throw invalidRequest('You must save this PaymentMethod to a customer before you can update it.');
  }
  const billing = group(params, 'billing_details');
  const after = account.paymentMethods.put({
    ...method,
    metadata: mergedMetadata(method.metadata, params),
    billing_details: billing ? billingDetails(billing) : method.billing_details,
  });
  account.emit('payment_method.updated', after);
  return after;
}

export function consumedError(): Error {
  return invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached ' +
      'from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a ' +
      'Customer first.',
    { code: 'payment_method_unexpected_state' },
  );
}
