/** API types of Stripe's payment methods. */

export type Metadata = Record<string, string>;

export interface StripeObject {
  id: string;
  object: string;
}

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface BillingDetails {
  address: Address;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: string | null;
}

export type PaymentMethodType = 'bancontact' | 'card' | 'ideal' | 'klarna' | 'sepa_debit' | 'wero';

export interface PaymentMethod extends StripeObject {
  object: 'payment_method';
  allow_redisplay: 'always' | 'limited' | 'unspecified';
  billing_details: BillingDetails;
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Metadata;
  type: PaymentMethodType;
  bancontact?: Record<string, never>;
  card?: CardDetails;
  ideal?: { bank: string | null; bic: string | null };
  klarna?: { dob: null };
  sepa_debit?: SepaDebitDetails;
  wero?: Record<string, never>;
}

export interface CardDetails {
  brand: string;
  checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: 'pass' | 'fail' | 'unchecked' };
  country: string;
  display_brand: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: string;
  generated_from: null;
  last4: string;
  networks: { available: string[]; preferred: null };
  three_d_secure_usage: { supported: boolean };
  wallet: { dynamic_last4: string | null; type: 'apple_pay'; apple_pay: Record<string, never> } | null;
}

export interface SepaDebitDetails {
  bank_code: string;
  branch_code: string;
  country: string;
  fingerprint: string;
  generated_from: { charge: string | null; setup_attempt: string | null };
  last4: string;
}
