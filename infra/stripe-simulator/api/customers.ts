import type { Account } from '../account.js';
import type { Params } from '../http/form-encoding.js';
import { address, email, group, has, mergedMetadata, refuseUnknown, shipping, text } from '../http/params.js';
import { noSuch } from '../http/stripe-error.js';
import { newId } from '../ids.js';
import type { Customer } from '../types.js';

const PARAMS = [
  'address',
  'description',
  'email',
  'invoice_settings',
  'metadata',
  'name',
  'payment_method',
  'phone',
  'preferred_locales',
  'shipping',
];

export function createCustomer(account: Account, params: Params): Customer {
  refuseUnknown(params, PARAMS);
  const customer = account.customers.put(
    changed(
      {
        id: newId('cus'),
        object: 'customer',
        address: null,
        balance: 0,
        created: account.now(),
        currency: null,
        default_source: null,
        delinquent: false,
        description: null,
        discount: null,
        email: null,
        invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
        livemode: false,
        metadata: {},
        name: null,
        phone: null,
        preferred_locales: [],
        shipping: null,
      },
      params,
    ),
  );
  account.emit('customer.created', customer);
  return customer;
}

export function updateCustomer(account: Account, id: string, params: Params): Customer {
  refuseUnknown(params, PARAMS);
  const customer = account.customers.put(changed(requireCustomer(account, id, 'id', 404), params));
  account.emit('customer.updated', customer);
  return customer;
}

export function deleteCustomer(account: Account, id: string): { id: string; object: 'customer'; deleted: true } {
  const customer = requireCustomer(account, id, 'id', 404);
  for (const method of account.paymentMethods.newestFirst(undefined, { name: 'customer', key: id })) {
    account.paymentMethods.put({ ...method, customer: null });
  }
  account.emit('customer.deleted', customer);
  account.customers.remove(id);
  return { id, object: 'customer', deleted: true };
}

/** The customer, or Stripe's "No such customer". */
export function requireCustomer(account: Account, id: string, param: string, status: 400 | 404): Customer {
  const customer = account.customers.get(id);
  if (!customer) throw noSuch('customer', id, param, status);
  return customer;
}

function changed(customer: Customer, params: Params): Customer {
  const after = { ...customer, metadata: mergedMetadata(customer.metadata, params) };
  if (has(params, 'email')) after.email = email(params, 'email');
  if (has(params, 'name')) after.name = text(params, 'name');
  if (has(params, 'phone')) after.phone = text(params, 'phone');
  if (has(params, 'description')) after.description = text(params, 'description');
  if (has(params, 'address')) after.address = address(group(params, 'address'));
  if (has(params, 'shipping')) after.shipping = shipping(params);
  const defaultMethod = group(params, 'invoice_settings')?.['default_payment_method'];
  if (typeof defaultMethod === 'string') {
    after.invoice_settings = { ...after.invoice_settings, default_payment_method: defaultMethod || null };
  }
  return after;
}
