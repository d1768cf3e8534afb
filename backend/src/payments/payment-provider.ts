import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../event-sourcing/domain-error.js';

/** What we read of a payment, whatever the provider calls it. Amounts in cents. */
export interface Payment {
  id: string;
  clientSecret: string;
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  currency: string;
  live: boolean;
  checkoutId: string | null;
  buyer: {
    email: string;
    name: string;
    phone: string;
    address: string;
    postalCode: string;
    city: string;
    country: string;
  };
}

export interface PaymentNotice {
  id: string;
  type: string;
  createdAt: Date;
  paymentIntentId: string | null;
}

/** What has to go back of a payment, in cents. `refundId` names the cause. */
export interface RefundOrder {
  refundId: string;
  orderId: string;
  paymentIntentId: string;
  amountCents: number;
}

/** `pending`: the provider took it on, and it may still fail. In cents. */
export interface ProviderRefund {
  id: string;
  status: 'made' | 'pending' | 'failed';
  amountCents: number;
}

/** How far a notice's time stamp may lie in the past or the future, in seconds. */
const noticeToleranceSeconds = 300;

/** The card and bank payments provider (Stripe). Every call that creates something carries an idempotency key. */
@Injectable()
export class PaymentProvider {
  private readonly stripe: Stripe;

  constructor(private readonly config: AppConfig) {
    const { secretKey, simulatorPort } = config.stripe;
    const simulated = simulatorPort && { host: '127.0.0.1', port: simulatorPort, protocol: 'http' as const };
    this.stripe = new Stripe(secretKey, { ...simulated, maxNetworkRetries: 2, timeout: 10_000, telemetry: false });
  }

  /** Starts a payment of this amount for a checkout. Asked again with the same arguments it answers the same payment. */
  createPayment(checkoutId: string, amountCents: number, saveForLater: boolean): Promise<Payment> {
    return answered(async () =>
      toPayment(
        await this.stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'eur',
            automatic_payment_methods: { enabled: true },
            metadata: { checkoutId },
            ...(saveForLater && { setup_future_usage: 'off_session' as const }),
          },
          { idempotencyKey: `payment:${checkoutId}` },
        ),
      ),
    );
  }

  /** The payment as it is now. Throws `payment-not-found`. */
  findPayment(id: string): Promise<Payment> {
    return answered(async () =>
      toPayment(await this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
    );
  }

  /** Changes the amount of a payment that has not been confirmed. */
  changeAmount(id: string, amountCents: number): Promise<Payment> {
    return answered(async () => toPayment(await this.stripe.paymentIntents.update(id, { amount: amountCents })));
  }

  /** Makes sure that nothing can be paid on it any more. */
  cancelPayment(id: string): Promise<Payment> {
    return answered(async () => toPayment(await this.stripe.paymentIntents.cancel(id)));
  }

  /**
   * Gives back a part of what was paid. The refund carries our ids, and its idempotency key is `refundId`: asked again
   * within 24 hours it is the same refund, later `findRefund` has to tell. Throws RefundRefusedError and ProviderError.
   */
  refund({ refundId, orderId, paymentIntentId, amountCents }: RefundOrder): Promise<ProviderRefund> {
    return refundAnswered(async () =>
      toRefund(
        await this.stripe.refunds.create(
          { payment_intent: paymentIntentId, amount: amountCents, metadata: { refundId, orderId } },
          { idempotencyKey: refundId },
        ),
      ),
    );
  }

  /**
   * The refund that carries this id, or null; a failed one only when there is no better. A payment that the provider does
   * not know has none. Throws ProviderError.
   */
  async findRefund(paymentIntentId: string, refundId: string): Promise<ProviderRefund | null> {
    try {
      return await refundAnswered(async () => {
        let failed: ProviderRefund | null = null;
        for await (const found of this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
          if (found.metadata?.refundId !== refundId) continue;
          const refund = toRefund(found);
          if (refund.status !== 'failed') return refund;
          failed = refund;
        }
        return failed;
      });
    } catch (error) {
      if (!(error instanceof RefundRefusedError)) throw error;
      if (error.code === 'resource_missing') return null;
      throw new ProviderError('The payment provider did not say which refunds there are', { cause: error });
    }
  }

  /** Reads a signed notice. Throws `not-allowed` for a wrong signature, and for stamps too old or from the future. */
  readNotice(rawBody: Buffer, signature: string | undefined): PaymentNotice {
    let event: Stripe.Event;
    try {
      event = this.stripe.webhooks.constructEvent(
        rawBody,
        signature ?? '',
        this.config.stripe.webhookSecret,
        noticeToleranceSeconds,
      );
    } catch {
      throw new DomainError('not-allowed');
    }
    const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
    if (stamp - Date.now() / 1000 > noticeToleranceSeconds) throw new DomainError('not-allowed');
    const object = event.data.object as { object?: string; id?: string; payment_intent?: string | null };
    const paymentIntentId = object.object === 'payment_intent' ? object.id : object.payment_intent;
    return {
      id: event.id,
      type: event.type,
      createdAt: new Date(event.created * 1000),
      paymentIntentId: paymentIntentId ?? null,
    };
  }
}

async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === 'resource_missing') throw new DomainError('payment-not-found');
    if (error.code === 'payment_intent_unexpected_state') throw new DomainError('payment-locked');
    throw new ProviderError('The payment provider refused or did not answer', { cause: error });
  }
}

/** The provider did not do what was asked; whether it did anything is told by asking it again. */
export class ProviderError extends Error {}

/** The provider understood and will not make this refund. `code` is the provider's, never its words. */
export class RefundRefusedError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Only an answer about the request itself is a refusal; a wrong key, a limit and a conflict will pass. */
const refusals = [400, 402, 404];

async function refundAnswered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (refusals.includes(error.statusCode ?? 0))
      throw new RefundRefusedError(error.code ?? error.rawType ?? 'refused');
    throw new ProviderError('The payment provider did not answer', { cause: error });
  }
}

function toRefund({ id, status, amount }: Stripe.Refund): ProviderRefund {
  if (status === 'failed' || status === 'canceled') return { id, status: 'failed', amountCents: amount };
  return { id, status: status === 'succeeded' ? 'made' : 'pending', amountCents: amount };
}

function toPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const { shipping } = intent;
  const billing = charge?.billing_details;
  const address = shipping?.address ?? billing?.address;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    live: intent.livemode,
    checkoutId: intent.metadata.checkoutId ?? null,
    buyer: {
      email: intent.receipt_email ?? billing?.email ?? '',
      name: shipping?.name ?? billing?.name ?? '',
      phone: shipping?.phone ?? billing?.phone ?? '',
      address: [address?.line1, address?.line2].filter(Boolean).join(', '),
      postalCode: address?.postal_code ?? '',
      city: address?.city ?? '',
      country: address?.country ?? 'NL',
    },
  };
}

function statusOf(status: Stripe.PaymentIntent.Status): Payment['status'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  return status === 'canceled' ? 'canceled' : 'open';
}
