import type { Account } from '../account.js';
import type { ApiRequest, Route } from '../http/router.js';
import { refuseUnknown, text } from '../http/params.js';
import { invalidRequest, noSuch } from '../http/stripe-error.js';
import type { PaymentIntent, SetupIntent } from '../types.js';
import { confirmPaymentIntent } from './intents/confirmation.js';
import { createCustomer, deleteCustomer, requireCustomer, updateCustomer } from './customers.js';
import { listPage } from './lists.js';
import {
  cancelPaymentIntent,
  createPaymentIntent,
  requirePaymentIntent,
  updatePaymentIntent,
} from './intents/payment-intents.js';
import { createPaymentMethod, requirePaymentMethod } from './payment-methods/payment-method-creation.js';
import { attachPaymentMethod, detachPaymentMethod, updatePaymentMethod } from './payment-methods/payment-methods.js';
import { listConfigurations } from './payment-methods/configurations.js';
import { requireDispute } from './settlement/disputes.js';
import { createRefund, requireRefund, updateRefund } from './settlement/refunds.js';
import { searchPaymentIntents } from './search.js';
import {
  cancelSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  requireSetupIntent,
} from './intents/setup-intents.js';

export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handle: (a, r) => createPaymentIntent(a, r.params) },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    handle: (a, r) => listPage(a.paymentIntents, r.params, '/v1/payment_intents', { indexed: ['customer'] }),
  },
  { method: 'GET', path: '/v1/payment_intents/search', handle: (a, r) => searchPaymentIntents(a, r.params) },
  { method: 'GET', path: '/v1/payment_intents/:id', browser: true, handle: retrievePaymentIntent },
  { method: 'POST', path: '/v1/payment_intents/:id', handle: (a, r) => updatePaymentIntent(a, r.id, r.params) },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    browser: true,
    handle: (a, r) => confirmPaymentIntent(a, guarded(r, requirePaymentIntent(a, r.id)), r.params, r),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handle: (a, r) => cancelPaymentIntent(a, r.id, r.params) },

  { method: 'POST', path: '/v1/setup_intents', handle: (a, r) => createSetupIntent(a, r.params) },
  {
    method: 'GET',
    path: '/v1/setup_intents',
    handle: (a, r) => listPage(a.setupIntents, r.params, '/v1/setup_intents', { indexed: ['customer'] }),
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    browser: true,
    handle: (a, r) => guarded(r, requireSetupIntent(a, r.id)),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    browser: true,
    handle: (a, r) => confirmSetupIntent(a, guarded(r, requireSetupIntent(a, r.id)).id, r.params),
  },
  { method: 'POST', path: '/v1/setup_intents/:id/cancel', handle: (a, r) => cancelSetupIntent(a, r.id, r.params) },

  { method: 'POST', path: '/v1/customers', handle: (a, r) => createCustomer(a, r.params) },
  {
    method: 'GET',
    path: '/v1/customers',
    handle: (a, r) => listPage(a.customers, r.params, '/v1/customers', { indexed: ['email'] }),
  },
  { method: 'GET', path: '/v1/customers/:id', handle: (a, r) => requireCustomer(a, r.id, 'id', 404) },
  { method: 'POST', path: '/v1/customers/:id', handle: (a, r) => updateCustomer(a, r.id, r.params) },
  { method: 'DELETE', path: '/v1/customers/:id', handle: (a, r) => deleteCustomer(a, r.id) },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', handle: listOfCustomer },

  {
    method: 'POST',
    path: '/v1/payment_methods',
    browser: true,
    handle: (a, r) => createPaymentMethod(a, r.params),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    handle: (a, r) =>
      listPage(a.paymentMethods, r.params, '/v1/payment_methods', { indexed: ['customer'], scanned: ['type'] }),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handle: (a, r) => requirePaymentMethod(a, r.id, 'payment_method', 404),
  },
  { method: 'POST', path: '/v1/payment_methods/:id', handle: (a, r) => updatePaymentMethod(a, r.id, r.params) },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', handle: (a, r) => attachPaymentMethod(a, r.id, r.params) },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handle: (a, r) => detachPaymentMethod(a, r.id) },

  { method: 'POST', path: '/v1/refunds', handle: (a, r) => createRefund(a, r.params) },
  {
    method: 'GET',
    path: '/v1/refunds',
    handle: (a, r) => listPage(a.refunds, r.params, '/v1/refunds', { indexed: ['payment_intent', 'charge'] }),
  },
  { method: 'GET', path: '/v1/refunds/:id', handle: (a, r) => requireRefund(a, r.id) },
  { method: 'POST', path: '/v1/refunds/:id', handle: (a, r) => updateRefund(a, r.id, r.params) },

  {
    method: 'GET',
    path: '/v1/disputes',
    handle: (a, r) => listPage(a.disputes, r.params, '/v1/disputes', { indexed: ['payment_intent', 'charge'] }),
  },
  { method: 'GET', path: '/v1/disputes/:id', handle: (a, r) => requireDispute(a, r.id) },

  {
    method: 'GET',
    path: '/v1/charges',
    handle: (a, r) =>
      listPage(a.charges, r.params, '/v1/charges', { indexed: ['payment_intent'], scanned: ['customer'] }),
  },
  { method: 'GET', path: '/v1/charges/:id', handle: (a, r) => a.charges.get(r.id) ?? missing('charge', r.id) },
  {
    method: 'GET',
    path: '/v1/payment_method_configurations',
    handle: (a, r) => listConfigurations(a, r.params),
  },
  { method: 'GET', path: '/v1/mandates/:id', handle: (a, r) => a.mandates.get(r.id) ?? missing('mandate', r.id) },
  {
    method: 'GET',
    path: '/v1/events',
    handle: (a, r) => listPage(a.events, r.params, '/v1/events', { indexed: ['type'] }),
  },
  { method: 'GET', path: '/v1/events/:id', handle: (a, r) => a.events.get(r.id) ?? missing('event', r.id) },
];

function retrievePaymentIntent(account: Account, request: ApiRequest): PaymentIntent {
  return guarded(request, requirePaymentIntent(account, request.id));
}

function listOfCustomer(account: Account, request: ApiRequest): object {
  requireCustomer(account, request.id, 'customer', 404);
  refuseUnknown(request.params, ['limit', 'starting_after', 'ending_before', 'type', 'allow_redisplay']);
  return listPage(
    account.paymentMethods,
    { ...request.params, customer: request.id },
    `/v1/customers/${request.id}/payment_methods`,
    { indexed: ['customer'], scanned: ['type'] },
  );
}

/** A browser must send the client secret of the intent that it requests. */
function guarded<T extends PaymentIntent | SetupIntent>(request: ApiRequest, intent: T): T {
  if (request.bySecretKey) return intent;
  const secret = text(request.params, 'client_secret');
  if (secret === intent.client_secret) return intent;
  if (secret === null) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  throw noSuch(intent.object, intent.id, 'intent', 404);
}

function missing(noun: string, id: string): never {
  throw noSuch(noun, id, 'id', 404);
}
