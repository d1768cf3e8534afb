import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { PaymentIntentResponse, SettledCheckout } from '../../../../contracts/checkout.js';
import type { Endpoint, ResponseOf } from '../../../../contracts/endpoint.js';
import type { ApiErrorBody } from '../../../../contracts/errors.js';
import { card, confirmInBrowser, IDEAL, press } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { DiscountCode } from '../../discounts/discount-code.entity.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { readModelsPass } from './read-models.js';
import { testContext } from '../kernel.js';
import { TestBrowser, type TestShop } from './test-shop.js';
import { CheckoutClosing } from '../../checkout/closing/checkout-closing.js';
import { Checkout } from '../../checkout/checkout.entity.js';

type Refused = Partial<ApiErrorBody> & { status: number };

export class Shopper {
  readonly browser: TestBrowser;
  payment: PaymentIntentResponse;

  constructor(private readonly shop: TestShop) {
    this.browser = new TestBrowser(shop);
  }

  async start(items: object[]): Promise<PaymentIntentResponse> {
    const response = await this.browser.call(api.checkout.createPaymentIntent, { body: { items } });
    expect(response.status).toBe(200);
    return (this.payment = await response.json());
  }

  validate(code: string, more: object = {}): Promise<Refused> {
    return this.ask(api.discounts.validateDiscountCode, { code, subtotal: 0, ...more });
  }

  /** Sends the total that the page shows, in cents. */
  async change(totalCents: number, more: object = {}): Promise<Refused & Partial<PaymentIntentResponse>> {
    const { paymentIntentId } = this.payment;
    const body = { paymentIntentId, total: (totalCents / 100).toFixed(2), ...more };
    return this.ask(api.checkout.updatePaymentIntent, body);
  }

  /** Enters a code and accepts the new total. */
  async bind(code: string, totalCents: number): Promise<Refused & Partial<PaymentIntentResponse>> {
    const validated = await this.validate(code);
    return validated.status === 200 ? this.change(totalCents, { discountCode: code }) : validated;
  }

  pay(email: string, number = '4242424242424242') {
    const { paymentIntentId: id, clientSecret: client_secret } = this.payment;
    const buyer = { '[billing_details][name]': 'Sanne de Vries', '[billing_details][email]': email };
    return confirmInBrowser(this.shop.provider, { id, client_secret }, { ...card(number), ...buyer });
  }

  /** Pays by iDEAL and presses a button on the bank's page. */
  async payByBank(email: string, decision: string): Promise<void> {
    const { paymentIntentId: id, clientSecret: client_secret } = this.payment;
    const buyer = { ...IDEAL, '[billing_details][email]': email };
    const { body } = await confirmInBrowser(this.shop.provider, { id, client_secret }, buyer);
    await press(body.next_action!.redirect_to_url!.url, decision);
  }

  /** Settles the payment, and waits until every list shows what was stored. */
  async settle(): Promise<SettledCheckout> {
    const settled = await this.settleOnly();
    await readModelsCatchUp(this.shop);
    return settled;
  }

  /** Settles the payment as the result page does: lists may lag. */
  async settleOnly(): Promise<SettledCheckout> {
    const { paymentIntentId } = this.payment;
    return (
      await this.browser.call(api.checkout.settleCheckout, { body: { paymentIntentId } })
    ).json() as Promise<SettledCheckout>;
  }

  /** Lets the reservation expire and reviews the checkout. */
  async expire(): Promise<void> {
    const { id } = await this.checkout();
    const sql = `update checkouts set reserved_until = now() - interval '1 second' where id = $1`;
    await this.shop.app.get(DataSource).query(sql, [id]);
    await this.shop.app.get(CheckoutClosing).review(id, testContext());
  }

  checkout(): Promise<Checkout> {
    const { paymentIntentId } = this.payment;
    return this.shop.app.get(DataSource).getRepository(Checkout).findOneByOrFail({ paymentIntentId });
  }

  /** The payment at the provider. */
  atProvider() {
    return this.shop.provider.control.paymentIntent(this.payment.paymentIntentId)!;
  }

  /** Returns the status of a call with the body of its success or refusal. */
  async ask<E extends Endpoint>(endpoint: E, body: object): Promise<Refused & Partial<ResponseOf<E>>> {
    const response = await this.browser.send(endpoint.method, endpoint.path, body, {});
    return { ...((await response.json()) as Partial<ResponseOf<E>>), status: response.status };
  }
}

/** Waits until the read models have passed every event that is stored now. */
export async function readModelsCatchUp({ app }: Pick<TestShop, 'app'>): Promise<void> {
  await readModelsPass({ app }, await app.get(EventStore).head());
}

/** Discount codes and their uses. */
export class TestCodes {
  constructor(private readonly shop: TestShop) {}

  async add(code: string, terms: Partial<DiscountCode> = {}): Promise<DiscountCode> {
    const plain = { type: 'percentage', value: 1000, isActive: true, firstOrderOnly: false } as const;
    const none = {
      minPurchaseCents: null,
      maxUses: null,
      startsAt: null,
      expiresAt: null,
      hiddenAt: null,
      promotionId: null,
    };
    return this.rows().save(this.rows().create({ ...plain, ...none, code, ...terms }));
  }

  change(code: string, terms: Partial<DiscountCode>) {
    return this.rows().update({ code }, terms);
  }

  async uses(code: string): Promise<{ reserved: number; redeemed: number }> {
    const { reserved, redeemed } = await this.rows().findOneByOrFail({ code });
    return { reserved, redeemed };
  }

  private rows() {
    return this.shop.app.get(DataSource).getRepository(DiscountCode);
  }
}
