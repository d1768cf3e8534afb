import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { CheckoutMethod } from '../../../../contracts/payments/payment-methods.js';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { ProviderError } from '../errors/provider-error.js';
import { responseOf } from './provider-response.js';
import { toPayment, type Payment } from './payment.js';
import { storable } from './storable-text.js';
import { stripeClient } from './stripe-client.js';

export type { Payment } from './payment.js';

/** An amount in cents and the quote that it comes from. */
export interface Charge {
  totalCents: number;
  quoteHash: string;
}

export interface PaymentWebhookEvent {
  id: string;
  type: string;
  paymentIntentId: string | null;
  /** Set for the payment of a subscription delivery instead of a checkout. */
  renewalIntentId: string | null;
}

/** A refund in cents. `refundId` names the cause, `retries` and `reductions` count its requests. */
export interface RefundOrder {
  refundId: string;
  orderId: string | null;
  paymentIntentId: string;
  amountCents: number;
  retries?: number;
  reductions?: number;
}

type RefundCause = Pick<RefundOrder, 'refundId' | 'retries'>;

/** In cents. `pending`: accepted by the provider, and it may still fail. */
export interface ProviderRefund {
  id: string;
  status: 'made' | 'pending' | 'failed';
  amountCents: number;
  /** Our id of its cause; null for a refund from outside the shop. */
  refundId: string | null;
  retry: number;
}

interface NoticeObject {
  object?: string;
  id?: string;
  payment_intent?: unknown;
  metadata?: Record<string, string> | null;
}

/** Maximum clock difference of a webhook event, in seconds. */
const webhookToleranceSeconds = 300;

/** The payment provider (Stripe). Calls that create something carry an idempotency key. */
@Injectable()
export class PaymentProvider {
  private readonly stripe: Stripe;

  constructor(private readonly config: AppConfig) {
    this.stripe = stripeClient(config);
  }

  /**
   * Idempotent for equal arguments. On request it saves the payment method with a customer of the provider. `methods`:
   * those that the shopper may use; null (checkouts of a former version) allows all of the account.
   */
  createPayment(
    checkoutId: string,
    { totalCents, quoteHash }: Charge,
    saveForLater: boolean,
    methods: readonly CheckoutMethod[] | null,
  ): Promise<Payment> {
    return responseOf(async () =>
      toPayment(
        await this.stripe.paymentIntents.create(
          {
            amount: totalCents,
            currency: 'eur',
            automatic_payment_methods: { enabled: true },
            metadata: { checkoutId, quote: quoteHash },
            ...(methods && { allowed_payment_method_types: [...methods] }),
            ...(saveForLater && (await this.keptFor(checkoutId))),
          },
          { idempotencyKey: `payment:${checkoutId}` },
        ),
      ),
    );
  }

  private async keptFor(checkoutId: string) {
    const idempotencyKey = `customer:${checkoutId}`;
    const customer = await this.stripe.customers.create({ metadata: { checkoutId } }, { idempotencyKey });
    return { customer: customer.id, setup_future_usage: 'off_session' as const };
  }

  /** Throws `payment-not-found`. */
  findPayment(id: string): Promise<Payment> {
    return responseOf(async () =>
      toPayment(await this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    );
  }

  /** All payments created since then, newest first. Throws ProviderError. */
  async *paymentsSince(moment: Date): AsyncGenerator<Payment> {
    const created = { gte: Math.floor(moment.getTime() / 1000) };
    const pages = this.stripe.paymentIntents.list({ created, limit: 100 })[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await responseOf(() => pages.next());
      if (done) return;
      yield toPayment(value);
    }
  }

  /** Changes the amount of an unconfirmed payment. Throws `payment-locked`. */
  changeAmount(id: string, { totalCents, quoteHash }: Charge): Promise<Payment> {
    const changes = { amount: totalCents, metadata: { quote: quoteHash } };
    return responseOf(async () => toPayment(await this.stripe.paymentIntents.update(id, changes)));
  }

  cancelPayment(id: string): Promise<Payment> {
    return responseOf(async () => toPayment(await this.stripe.paymentIntents.cancel(id)));
  }

  /** Idempotent for 24 hours; later callers use `findRefund` first. Throws RefundRefusedError and ProviderError. */
  refund({
    refundId,
    orderId,
    paymentIntentId,
    amountCents,
    retries = 0,
    reductions = 0,
  }: RefundOrder): Promise<ProviderRefund> {
    return refusingRefund(async () =>
      toRefund(
        await this.stripe.refunds.create(
          {
            payment_intent: paymentIntentId,
            amount: amountCents,
            metadata: {
              refundId,
              ...(orderId !== null && { orderId }),
              ...(retries > 0 && { retry: String(retries) }),
            },
          },
          { idempotencyKey: `${refundId}${retries > 0 ? `:${retries}` : ''}${reductions > 0 ? `/${reductions}` : ''}` },
        ),
      ),
    );
  }

  /** The refund of one cause; null when there is none. Throws ProviderError. */
  async findRefund({
    paymentIntentId,
    ...cause
  }: RefundCause & { paymentIntentId: string }): Promise<ProviderRefund | null> {
    return refundOf(cause, await this.listRefunds(paymentIntentId));
  }

  /** Newest first; failed ones too. Throws ProviderError. */
  async listRefunds(paymentIntentId: string): Promise<ProviderRefund[]> {
    try {
      return await refusingRefund(async () => {
        const refunds: ProviderRefund[] = [];
        for await (const found of this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
          refunds.push(toRefund(found));
        return refunds;
      });
    } catch (error) {
      if (!(error instanceof RefundRefusedError)) throw error;
      if (error.code === 'resource_missing') return [];
      throw new ProviderError('The payment provider did not list the refunds', { cause: error });
    }
  }

  /** Verifies and parses a webhook event. Throws `not-allowed` for a wrong signature or time stamp. */
  readWebhookEvent(rawBody: Buffer, signature: string | undefined): PaymentWebhookEvent {
    let event: Stripe.Event;
    try {
      const { webhookSecret } = this.config.stripe;
      // Not constructEvent, which also throws on signed events of kinds that it does not read.
      this.stripe.webhooks.signature!.verifyHeader(rawBody, signature ?? '', webhookSecret, webhookToleranceSeconds);
      event = storable(JSON.parse(rawBody.toString()) as Stripe.Event);
    } catch {
      throw new DomainError('not-allowed');
    }
    const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
    if (stamp - Date.now() / 1000 > webhookToleranceSeconds) throw new DomainError('not-allowed');
    if (!isEvent(event)) throw new DomainError('invalid-input');
    const object = (event.data?.object ?? {}) as NoticeObject;
    const named = object.object === 'payment_intent' ? object.id : object.payment_intent;
    const intentId = typeof named === 'string' ? named : null;
    const isRenewal = object.object === 'payment_intent' && object.metadata?.subscriptionId !== undefined;
    return {
      id: event.id,
      type: event.type,
      paymentIntentId: isRenewal ? null : intentId,
      renewalIntentId: isRenewal ? intentId : null,
    };
  }
}

/** A valid signature does not prove a valid body. An event of a new kind may lack the object. */
function isEvent(event: Partial<Stripe.Event> | null): boolean {
  return typeof event?.id === 'string' && typeof event.type === 'string';
}

/** The provider rejected the refund. `code` is the provider's; its message may hold personal data. */
export class RefundRefusedError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Only an error about the request is a refusal; a wrong key, a rate limit and a conflict are temporary. */
const refusals = [400, 402, 404];

async function refusingRefund<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (refusals.includes(error.statusCode ?? 0))
      throw new RefundRefusedError(error.code ?? error.rawType ?? 'refused');
    throw new ProviderError('The payment provider did not respond', { cause: error });
  }
}

/** Prefers one that did not fail. A failed one counts for its own retry only. */
export function refundOf(
  { refundId, retries = 0 }: RefundCause,
  refunds: readonly ProviderRefund[],
): ProviderRefund | null {
  const own = refunds.filter((refund) => refund.refundId === refundId);
  return own.find(({ status }) => status !== 'failed') ?? own.find(({ retry }) => retry === retries) ?? null;
}

function toRefund({ id, status, amount, metadata }: Stripe.Refund): ProviderRefund {
  const facts = { id, amountCents: amount, refundId: metadata?.refundId ?? null, retry: Number(metadata?.retry ?? 0) };
  if (status === 'failed' || status === 'canceled') return { ...facts, status: 'failed' };
  return { ...facts, status: status === 'succeeded' ? 'made' : 'pending' };
}
