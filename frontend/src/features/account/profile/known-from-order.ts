import type { Customer, CustomerOrder } from '../../../../../contracts/customers.js';

type Ordered = Pick<CustomerOrder, 'customerName' | 'shippingAddress' | 'shippingPostalCode' | 'shippingCity'>;

/**
 * Fills in a customer who has no name yet with what the newest order was sent to. Orders hold a whole name: what follows the
 * first word is the last name.
 */
export function knownFromOrder(customer: Customer, newest: Ordered | undefined): Customer {
  if (!newest || customer.firstName) return customer;
  const [firstName = '', ...rest] = newest.customerName.trim().split(/\s+/);
  return {
    ...customer,
    firstName,
    lastName: customer.lastName ?? rest.join(' '),
    address: customer.address ?? newest.shippingAddress,
    postalCode: customer.postalCode ?? newest.shippingPostalCode,
    city: customer.city ?? newest.shippingCity,
  };
}
