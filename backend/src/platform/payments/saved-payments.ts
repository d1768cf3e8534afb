import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { checkoutMethods } from '../../../../contracts/payments/payment-methods.js';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { ProviderError } from '../errors/provider-error.js';
import { responseOf } from './provider-response.js';
import { declineOf, toPayment, type Decline, type Payment } from './payment.js';
import { stripeClient } from './stripe-client.js';

/** A payment method that may be charged off-session, by the provider's ids. */
export interface SavedMethod {
  customerId: string;
  paymentMethodId: string;
}

/** A subscription delivery to pay. In cents. */
export interface RenewalOrder {
  subscriptionId: string;
  cycle: number;
  key: string;
  amountCents: number;
  customerId: string;
}

export interface MethodLabel {
  type: 'card' | 'sepa_debit' | 'other';
  last4: string | null;
}

export interface Setup {
  subscriptionId: string | null;
  /** Null until the customer has confirmed it. */
  method: SavedMethod | null;
}

/** The provider rejected the payment; retries do not help. */
export class PaymentRefusedError extends Error {
  constructor(readonly decline: Decline) {
    super(decline.code);
  }
}

@Injectable()
export class SavedPayments {
  private readonly stripe: Stripe;

  constructor(private readonly config: AppConfig) {
    this.stripe = stripeClient(config);
  }

  /** The method that a payment saved; null when it saved none. iDEAL and Bancontact save a SEPA mandate. */
  methodOfPayment(paymentIntentId: string): Promise<SavedMethod | null> {
    return responseOf(async () => {
      const intent = await this.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
      const debit = charge?.payment_method_details?.ideal ?? charge?.payment_method_details?.bancontact;
      return savedMethod(intent.customer, debit ? debit.generated_sepa_debit : intent.payment_method);
    });
  }

  /** Creates a customer of the provider. Idempotent by reference for a day. */
  createCustomer(subscriptionId: string): Promise<string> {
    const idempotencyKey = `customer:${subscriptionId}`;
    return responseOf(
      async () => (await this.stripe.customers.create({ metadata: { subscriptionId } }, { idempotencyKey })).id,
    );
  }

  /** Does not confirm; it can succeed once, whoever confirms it. Throws PaymentRefusedError and ProviderError. */
  createRenewal({ subscriptionId, cycle, key, amountCents, customerId }: RenewalOrder): Promise<Payment> {
    return orRefused(async () =>
      toPayment(
        await this.stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'eur',
            customer: customerId,
            automatic_payment_methods: { enabled: true },
            ...this.withoutUnwanted(),
            metadata: { subscriptionId, cycle: String(cycle) },
          },
          { idempotencyKey: `renewal-payment:${subscriptionId}:${cycle}:${key}` },
        ),
      ),
    );
  }

  /** Idempotent. A refusal is the `decline` of the payment. Throws ProviderError when the outcome is unknown. */
  async charge(paymentIntentId: string, paymentMethodId: string, idempotencyKey: string): Promise<Payment> {
    const params = {
      payment_method: paymentMethodId,
      off_session: true,
      return_url: `${this.config.shop.url}/profiel`,
      expand: ['latest_charge'],
    };
    try {
      return toPayment(await this.stripe.paymentIntents.confirm(paymentIntentId, params, { idempotencyKey }));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || !isRefusal(error)) return unknown(error);
      const payment = await this.find(paymentIntentId);
      if (payment.status !== 'open' || error.code === 'payment_intent_unexpected_state') return payment;
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) return { ...payment, decline: refusalOf(error) };
      return payment.decline ? payment : unknown(error);
    }
  }

  find(paymentIntentId: string): Promise<Payment> {
    return responseOf(async () =>
      toPayment(await this.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] })),
    );
  }

  /** The method that the customer uses is saved, as the page states. A payment in progress or over stays unchanged. */
  async keepMethodOf(paymentIntentId: string): Promise<Payment> {
    try {
      const changes = { setup_future_usage: 'off_session' } as const;
      return await responseOf(async () => toPayment(await this.stripe.paymentIntents.update(paymentIntentId, changes)));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'payment-locked') throw error;
      return this.find(paymentIntentId);
    }
  }

  /** Debits stay allowed whether or not checkouts offer them. Wero is never compatible with a saved method. */
  private withoutUnwanted() {
    const unwanted = checkoutMethods.filter((one) => one !== 'wero' && !this.config.stripe.methods.includes(one));
    return unwanted.length > 0 ? { excluded_payment_method_types: unwanted } : {};
  }

  /** Lets the customer save another method in the browser. */
  createSetup(customerId: string, subscriptionId: string): Promise<{ id: string; clientSecret: string }> {
    return responseOf(async () => {
      const { id, client_secret } = await this.stripe.setupIntents.create({
        customer: customerId,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true },
        ...this.withoutUnwanted(),
        metadata: { subscriptionId },
      });
      return { id, clientSecret: client_secret ?? '' };
    });
  }

  describe(paymentMethodId: string): Promise<MethodLabel> {
    return responseOf(async () => {
      const { card, sepa_debit } = await this.stripe.paymentMethods.retrieve(paymentMethodId);
      if (card) return { type: 'card', last4: card.last4 };
      return sepa_debit ? { type: 'sepa_debit', last4: sepa_debit.last4 } : { type: 'other', last4: null };
    });
  }

  /** Null when the payment has no customer or does not exist. */
  async customerOfPayment(paymentIntentId: string): Promise<string | null> {
    const intent = await unlessGone(() => responseOf(() => this.stripe.paymentIntents.retrieve(paymentIntentId)));
    return idOf(intent?.customer) ?? null;
  }

  /** Detaches each saved method of a customer, former ones too. Idempotent. Throws ProviderError. */
  async detachMethodsOf(customerId: string): Promise<void> {
    const saved = await unlessGone(() =>
      responseOf(() => this.stripe.customers.listPaymentMethods(customerId, { limit: 100 })),
    );
    for (const { id } of saved?.data ?? [])
      await unlessGone(() => responseOf(() => this.stripe.paymentMethods.detach(id)));
  }

  /** A card that always succeeds; exists with test keys only. */
  keepTestCard(customerId: string): Promise<SavedMethod> {
    return responseOf(async () => {
      const { id } = await this.stripe.paymentMethods.attach('pm_card_visa', { customer: customerId });
      return { customerId, paymentMethodId: id };
    });
  }

  /** Throws `payment-not-found`. */
  findSetup(setupIntentId: string): Promise<Setup> {
    return responseOf(async () => {
      const setup = await this.stripe.setupIntents.retrieve(setupIntentId, { expand: ['latest_attempt'] });
      const subscriptionId = setup.metadata?.subscriptionId ?? null;
      if (setup.status !== 'succeeded') return { subscriptionId, method: null };
      const attempt = typeof setup.latest_attempt === 'object' ? setup.latest_attempt : null;
      const debit = attempt?.payment_method_details.ideal ?? attempt?.payment_method_details.bancontact;
      return {
        subscriptionId,
        method: savedMethod(setup.customer, debit ? debit.generated_sepa_debit : setup.payment_method),
      };
    });
  }
}

/** Null for what the provider does not know: an object of another account, or one removed in its dashboard. */
export async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'payment-not-found') return null;
    throw error;
  }
}

type Reference = string | { id: string } | null | undefined;

const idOf = (reference: Reference): string | null | undefined =>
  typeof reference === 'object' ? reference?.id : reference;

function savedMethod(customer: Reference, method: Reference): SavedMethod | null {
  const [customerId, paymentMethodId] = [idOf(customer), idOf(method)];
  return customerId && paymentMethodId ? { customerId, paymentMethodId } : null;
}

/** Only an error about the request is a refusal; a wrong key, a rate limit and a conflict are temporary. */
function isRefusal({ statusCode }: Stripe.errors.StripeError): boolean {
  return [400, 402, 404].includes(statusCode ?? 0);
}

/** Errors of the request itself (a removed method, a withdrawn mandate) are permanent. */
function refusalOf(error: Stripe.errors.StripeError): Decline {
  if (error instanceof Stripe.errors.StripeCardError) return declineOf(error);
  return { kind: 'hard', code: error.code ?? 'refused' };
}

function unknown(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  throw new ProviderError('The payment provider did not say whether it charged', { cause: error });
}

async function orRefused<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !isRefusal(error)) return unknown(error);
    if (error instanceof Stripe.errors.StripeIdempotencyError) return unknown(error);
    throw new PaymentRefusedError(refusalOf(error));
  }
}
