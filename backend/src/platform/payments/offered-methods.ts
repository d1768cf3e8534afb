import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { checkoutMethods, oneOffMethods, type CheckoutMethod } from '../../../../contracts/payments/payment-methods.js';
import { AppConfig } from '../config/app-config.js';
import { stripeClient } from './stripe-client.js';

const freshMs = 10 * 60_000;
const retryMs = 60_000;
/** How long the first visitor waits for the provider. */
const patienceMs = 3_000;
/** What is offered before the provider has ever responded: every account for a Dutch shop has these. */
const usual: readonly CheckoutMethod[] = ['ideal', 'card'];

/** The methods of the configuration that the provider's account offers. Keeps the last known ones during an outage. */
@Injectable()
export class OfferedMethods {
  private readonly logger = new Logger('payment-methods');
  private readonly stripe: Stripe;
  private known: readonly CheckoutMethod[] | null = null;
  private dueAt = 0;

  constructor(private readonly config: AppConfig) {
    this.stripe = stripeClient(config);
  }

  /** In the order of `checkoutMethods`; never empty. */
  async current(): Promise<readonly CheckoutMethod[]> {
    if (Date.now() >= this.dueAt) {
      this.dueAt = Date.now() + retryMs;
      const reading = this.read();
      if (this.known === null) await Promise.race([reading, sleep(patienceMs, undefined, { ref: false })]);
    }
    return this.known ?? this.configured(usual);
  }

  /** Omits the methods that cannot pay for a subscription, when the basket has one. */
  async forBasket(hasSubscription: boolean): Promise<readonly CheckoutMethod[]> {
    const offered = await this.current();
    return hasSubscription ? offered.filter((method) => !oneOffMethods.includes(method)) : offered;
  }

  /** What `forBasket` leaves out. */
  async leftOut(hasSubscription: boolean): Promise<readonly CheckoutMethod[]> {
    return hasSubscription ? (await this.current()).filter((method) => oneOffMethods.includes(method)) : [];
  }

  private async read(): Promise<void> {
    try {
      const available = await this.available();
      const offered = this.configured(available);
      const missing = this.config.stripe.methods.filter((method) => !available.includes(method));
      if (missing.length > 0) this.logger.warn({ missing }, 'The account does not offer these payment methods');
      this.known = offered.length > 0 ? offered : this.configured(usual);
      this.dueAt = Date.now() + freshMs;
    } catch (error) {
      this.logger.warn(error, 'The payment provider did not list its payment methods');
    }
  }

  private async available(): Promise<CheckoutMethod[]> {
    const { data } = await this.stripe.paymentMethodConfigurations.list({ limit: 100 });
    const active = data.filter(({ active: isActive, parent }) => isActive && !parent);
    const found = active.find(({ is_default: isDefault }) => isDefault) ?? active[0];
    const methods = (found ?? {}) as unknown as Record<string, { available?: boolean } | undefined>;
    return checkoutMethods.filter((method) => methods[method]?.available === true);
  }

  private configured(methods: readonly CheckoutMethod[]): CheckoutMethod[] {
    return checkoutMethods.filter((method) => methods.includes(method) && this.config.stripe.methods.includes(method));
  }
}
