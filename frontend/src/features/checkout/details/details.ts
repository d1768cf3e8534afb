import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import type { Customer, SavedAddress, ShippingAddress } from '../../../../../contracts/customers.js';
import { internationalPhone, readablePhone } from '../../../../../contracts/phones.js';
import { checkoutCopy } from '../copy';

/** The part of the details that is an address. */
export type Address = Omit<ShippingAddress, 'isDefault'>;

const nothing: CheckoutDetails = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address: '',
  postalCode: '',
  city: '',
  country: checkoutCopy.country,
};
const addressFields = ['firstName', 'lastName', 'address', 'postalCode', 'city', 'country'] as const;

/**
 * What the form starts with: what was typed here before, else the customer's first saved address, else the profile. E-mail
 * and phone of somebody who is logged in are always those of the profile.
 */
export function knownDetails(
  typed: Partial<CheckoutDetails>,
  customer: Customer | null,
  saved: readonly SavedAddress[],
): CheckoutDetails {
  const fromProfile = filled(customer ?? {});
  const first = saved.find(({ isDefault }) => isDefault) ?? saved[0];
  const known = { ...nothing, ...fromProfile, ...(first && addressOf(first)), ...filled(typed) };
  const country = checkoutCopy.country;
  const phone = readablePhone(knowsPhone(customer) ? customer!.phone! : known.phone);
  return { ...known, country, phone, email: customer?.email ?? known.email };
}

/** Whether the profile has a phone number that an order can go out with; without one the shopper types it here. */
export function knowsPhone(customer: Customer | null): boolean {
  return internationalPhone(customer?.phone ?? '') !== null;
}

/** The address in the details. */
export function addressOf(details: Address): Address {
  const { firstName, lastName, address, postalCode, city, country } = details;
  return { firstName, lastName, address, postalCode, city, country };
}

/** The saved address that these details are, if any: letter case and spaces do not make another one. */
export function savedLike(details: Address, saved: readonly SavedAddress[]): SavedAddress | undefined {
  return saved.find((candidate) => addressFields.every((name) => plain(candidate[name]) === plain(details[name])));
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** Only the fields of the form that hold text: what was put away, or comes from outside, may be anything. */
function filled(values: object): Partial<CheckoutDetails> {
  const entries = Object.entries(values).filter(
    ([name, value]) => name in nothing && typeof value === 'string' && value,
  );
  return Object.fromEntries(entries) as Partial<CheckoutDetails>;
}
