/** API types of the Stripe objects that the simulator stores. Amounts are integer cents, times are Unix seconds. */

import type {
  Address,
  BillingDetails,
  Metadata,
  PaymentMethod,
  PaymentMethodType,
  StripeObject,
} from './payment-method-types.js';

export type * from './payment-method-types.js';

export interface Shipping {
  address: Address;
  carrier: string | null;
  name: string | null;
  phone: string | null;
  tracking_number: string | null;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { return_url: string; url: string } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string } };

/** The error in `last_payment_error`, in `last_setup_error` and under `error` in a response. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  advice_code?: string;
  charge?: string;
  doc_url?: string;
  param?: string;
  payment_method?: PaymentMethod;
  payment_intent?: PaymentIntent;
  setup_intent?: SetupIntent;
}

interface IntentBase extends StripeObject {
  allowed_payment_method_types: PaymentMethodType[] | null;
  application: null;
  automatic_payment_methods: { allow_redirects: 'always' | 'never'; enabled: true };
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  customer: string | null;
  description: string | null;
  excluded_payment_method_types: PaymentMethodType[] | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_configuration_details: null;
  payment_method_options: Record<string, unknown>;
  payment_method_types: PaymentMethodType[];
  status: IntentStatus;
}

export interface PaymentIntent extends IntentBase {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_details: { tip: Record<string, never> };
  amount_received: number;
  application_fee_amount: null;
  canceled_at: number | null;
  capture_method: 'automatic' | 'automatic_async';
  confirmation_method: 'automatic';
  currency: string;
  customer_account: null;
  last_payment_error: StripeErrorBody | null;
  latest_charge: string | null;
  managed_payments: null;
  payment_record: null;
  processing: null;
  receipt_email: string | null;
  review: null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  shipping: Shipping | null;
  source: null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  transfer_data: null;
  transfer_group: string | null;
}

export interface SetupIntent extends IntentBase {
  object: 'setup_intent';
  flow_directions: null;
  last_setup_error: StripeErrorBody | null;
  latest_attempt: string | null;
  mandate: string | null;
  single_use_mandate: null;
  usage: 'off_session' | 'on_session';
}

export interface SetupAttempt extends StripeObject {
  object: 'setup_attempt';
  created: number;
  customer: string | null;
  livemode: false;
  payment_method: string;
  payment_method_details: Record<string, unknown>;
  setup_error: StripeErrorBody | null;
  setup_intent: string;
  status: 'failed' | 'requires_action' | 'succeeded';
  usage: string;
}

export interface Charge extends StripeObject {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: null;
  billing_details: BillingDetails;
  calculated_statement_descriptor: string | null;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  fraud_details: Record<string, never>;
  livemode: false;
  metadata: Metadata;
  outcome: Record<string, unknown> | null;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: Record<string, unknown>;
  receipt_email: string | null;
  receipt_number: null;
  receipt_url: string | null;
  refunded: boolean;
  shipping: Shipping | null;
  statement_descriptor: string | null;
  status: 'failed' | 'pending' | 'succeeded';
}

export interface Customer extends StripeObject {
  object: 'customer';
  address: Address | null;
  balance: 0;
  created: number;
  currency: null;
  default_source: null;
  delinquent: false;
  description: string | null;
  discount: null;
  email: string | null;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
  livemode: false;
  metadata: Metadata;
  name: string | null;
  phone: string | null;
  preferred_locales: string[];
  shipping: Shipping | null;
  deleted?: true;
}

export interface Refund extends StripeObject {
  object: 'refund';
  amount: number;
  balance_transaction: null;
  charge: string;
  created: number;
  currency: string;
  customer: string | null;
  customer_account: null;
  failure_reason?: string;
  metadata: Metadata;
  payment_intent: string;
  payment_method: string;
  reason: string | null;
  receipt_number: null;
  status: 'failed' | 'pending' | 'succeeded';
}

export type DisputeStatus =
  | 'needs_response'
  | 'warning_needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_closed';

export interface Dispute extends StripeObject {
  object: 'dispute';
  amount: number;
  balance_transactions: [];
  charge: string;
  created: number;
  currency: string;
  enhanced_eligibility_types: [];
  evidence: Record<string, never>;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: DisputeStatus;
}

export interface Mandate extends StripeObject {
  object: 'mandate';
  customer_acceptance: Record<string, unknown>;
  livemode: false;
  multi_use: Record<string, never>;
  payment_method: string;
  payment_method_details: Record<string, unknown>;
  status: 'active' | 'inactive';
  type: 'multi_use';
}

export interface StripeEvent extends StripeObject {
  object: 'event';
  api_version: string;
  created: number;
  data: { object: StripeObject; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface StripeList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
