import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import type { Customer } from '../../../../../contracts/customers.js';
import type { SavedAddress, ShippingAddress } from '../../../../../contracts/saved-addresses.js';
import { internationalPhone, readablePhone } from '../../../../../contracts/values/phones.js';
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
 * Returns the initial form values: earlier input, else the customer's first saved address, else the profile. E-mail and
 * phone of a logged-in customer always come from the profile.
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

/** Whether the profile has a phone number that is valid for an order. Otherwise the form asks for one. */
export function knowsPhone(customer: Customer | null): boolean {
  return internationalPhone(customer?.phone ?? '') !== null;
}

export function addressOf(details: Address): Address {
  const { firstName, lastName, address, postalCode, city, country } = details;
  return { firstName, lastName, address, postalCode, city, country };
}

/** Returns the saved address that equals these details, ignoring letter case and spaces. */
export function savedLike(details: Address, saved: readonly SavedAddress[]): SavedAddress | undefined {
  return saved.find((candidate) => addressFields.every((name) => plain(candidate[name]) === plain(details[name])));
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** Keeps only form fields that are text, because stored values may be anything. */
function filled(values: object): Partial<CheckoutDetails> {
  const entries = Object.entries(values).filter(
    ([name, value]) => name in nothing && typeof value === 'string' && value,
  );
  return Object.fromEntries(entries) as Partial<CheckoutDetails>;
}
