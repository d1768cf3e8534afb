import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import {
  CreatePaymentIntentSchema,
  PaymentIntentAnswerSchema,
  SettleCheckoutSchema,
  SettledCheckoutSchema,
  UpdatePaymentIntentSchema,
  type CreatePaymentIntent,
  type PaymentIntentAnswer,
  type SettledCheckout,
  type UpdatePaymentIntent,
} from '../../../contracts/checkout.js';
import { AllowAccess } from '../platform/auth/access.js';
import { networksOf } from '../platform/auth/address-prefix.js';
import { AppConfig } from '../platform/config/app-config.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Answers } from '../platform/http/answers.js';
import { shopperContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { CheckoutLimits } from './holds/checkout-limits.js';
import { Checkout } from './checkout.entity.js';
import { Checkouts } from './checkouts.js';
import { Settlement } from './settlement/settlement.js';
import { newShopperId, shopperIdOf } from './holds/shopper-id.js';

@Controller('api')
@AllowAccess('shopper')
export class CheckoutController {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly settlement: Settlement,
    private readonly limits: CheckoutLimits,
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /**
   * Prices the basket and responds with its payment. 409 `product-unavailable`, `out-of-stock` or `product-share` names a
   * line that cannot be bought; 409 `already-paid` names the order of an equal basket paid within the hour, unless
   * `again` is set; 409 `too-many-pieces` or `total-too-low`; 429 `too-much-held`, `too-many-checkouts` or
   * `too-many-declines` for an address that holds or starts too much; 503 `checkout-busy`.
   */
  @Post('create-payment-intent')
  @Answers(PaymentIntentAnswerSchema)
  @HttpCode(200)
  createPaymentIntent(
    @Body(parsedBy(CreatePaymentIntentSchema)) body: CreatePaymentIntent,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentIntentAnswer> {
    const context = shopperContext(request);
    const networks = this.limits.networkKeys(networksOf(request.ip));
    const known = shopperIdOf(request);
    if (known !== null) return this.checkouts.start({ sidHash: known, ...networks }, body, context);
    const shopper = { sidHash: newShopperId(reply, this.config), ...networks, isFirstVisit: true };
    return this.checkouts.startFirst(shopper, body.items, context);
  }

  /**
   * Binds or unbinds a discount code. 409 `total-mismatch` with the quote in `details`, 409 `payment-locked`,
   * `already-paid`, `total-too-low` or `product-unavailable`, 404 `payment-not-found` for another shopper's payment, 400
   * `discount-unknown`, `discount-expired`, `discount-inactive`, `discount-minimum`, `discount-used-up`,
   * `discount-first-order-only`, `discount-email-needed` or `discount-in-use` for a code that does not count, 429 after ten
   * e-mail addresses an hour, or a hundred from one address, 503 `checkout-busy`.
   */
  @Post('update-payment-intent')
  @Answers(PaymentIntentAnswerSchema)
  @HttpCode(200)
  async updatePaymentIntent(
    @Body(parsedBy(UpdatePaymentIntentSchema)) body: UpdatePaymentIntent,
    @Req() request: FastifyRequest,
  ): Promise<PaymentIntentAnswer> {
    const sidHash = shopperIdOf(request);
    if (!sidHash) throw new DomainError('payment-not-found');
    if (body.email) await this.limits.countMailbox(sidHash, networksOf(request.ip), body.email);
    return this.checkouts.change(sidHash, body, shopperContext(request));
  }

  /**
   * Settles this shopper's payment and responds with its state, with the order number and lines once there is an order. Does
   * not wait for read models: lists may lag. 404 `payment-not-found`, also for another shopper's payment.
   */
  @Post('checkout/settle')
  @Answers(SettledCheckoutSchema)
  @HttpCode(200)
  async settleCheckout(
    @Body(parsedBy(SettleCheckoutSchema)) { paymentIntentId }: z.infer<typeof SettleCheckoutSchema>,
    @Req() request: FastifyRequest,
  ): Promise<SettledCheckout> {
    const sidHash = shopperIdOf(request);
    const own = sidHash && (await this.dataSource.getRepository(Checkout).existsBy({ paymentIntentId, sidHash }));
    if (!own) throw new DomainError('payment-not-found');
    const { position: _, ...settled } = await this.settlement.settle(paymentIntentId, shopperContext(request));
    return settled;
  }
}
