import type { Account } from '../../account.js';
import { newId, randomText } from '../../ids.js';
import type { PaymentMethod } from '../../types.js';
import { blankPaymentMethod, storePaymentMethod } from './payment-method-creation.js';
import { bindToCustomer, instrumentOf } from './payment-methods.js';

/** Creates the SEPA debit of a payment or setup by iDEAL or Bancontact, attached to the customer if there is one. */
export function generateSepaDebit(
  account: Account,
  source: PaymentMethod,
  from: { charge?: string; setup_attempt?: string },
  customer: string | null,
): { method: PaymentMethod; mandate: string } {
  const method = blankPaymentMethod(account, 'sepa_debit', {});
  method.billing_details = source.billing_details;
  method.sepa_debit = {
    bank_code: 'INGB',
    branch_code: '',
    country: 'NL',
    fingerprint: randomText(16),
    generated_from: { charge: from.charge ?? null, setup_attempt: from.setup_attempt ?? null },
    last4: '5264',
  };
  storePaymentMethod(account, method, 'NL39RABO0300065264');
  const mandate = createMandate(account, method.id);
  return { method: customer ? bindToCustomer(account, method, customer) : method, mandate };
}

/** Creates a mandate to debit this method again; returns its id. */
export function createMandate(account: Account, paymentMethod: string): string {
  const mandate = account.mandates.put({
    id: newId('mandate'),
    object: 'mandate',
    customer_acceptance: {
      accepted_at: account.now(),
      online: { ip_address: '127.0.0.1', user_agent: 'stripe-simulator' },
      type: 'online',
    },
    livemode: false,
    multi_use: {},
    payment_method: paymentMethod,
    payment_method_details: {
      sepa_debit: { reference: randomText(16).toUpperCase(), url: 'about:blank' },
      type: 'sepa_debit',
    },
    status: 'active',
    type: 'multi_use',
  });
  account.instruments.put({ ...instrumentOf(account, paymentMethod), setUpForOffSession: true, mandate: mandate.id });
  return mandate.id;
}
