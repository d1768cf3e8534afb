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
import { addressPrefix } from '../platform/auth/address-prefix.js';
import { AppConfig } from '../platform/config/app-config.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { Answers } from '../platform/http/answers.js';
import { shopperContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { OrderOverview } from '../projections/admin-order-list/order-overview.query.js';
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
    private readonly afterWrite: AfterWrite,
    private readonly dataSource: DataSource,
    private readonly orders: OrderOverview,
    private readonly config: AppConfig,
  ) {}

  /**
   * Prices the basket and answers the payment for it. 409 names a line that cannot be bought; 409 `already-paid` names the
   * order when this shopper paid for the same basket within the last hour, and `again` confirms a second one; 409
   * `too-many-pieces` is a basket that is no household's; 429 an address that holds or begins too much.
   */
  @Post('create-payment-intent')
  @Answers(PaymentIntentAnswerSchema)
  @HttpCode(200)
  createPaymentIntent(
    @Body(parsedBy(CreatePaymentIntentSchema)) wish: CreatePaymentIntent,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentIntentAnswer> {
    const context = shopperContext(request);
    const addressKey = this.limits.addressKey(addressPrefix(request.ip));
    const known = shopperIdOf(request);
    if (known !== null) return this.checkouts.start({ sidHash: known, addressKey }, wish, context);
    return this.checkouts.startFirst({ sidHash: newShopperId(reply, this.config), addressKey }, wish.items, context);
  }

  /**
   * Binds a discount code to the payment or unbinds it. 409 `total-mismatch` with the quote in `details`, 409
   * `payment-locked`, 404 for another shopper's payment, 400 for a code that does not count.
   */
  @Post('update-payment-intent')
  @Answers(PaymentIntentAnswerSchema)
  @HttpCode(200)
  updatePaymentIntent(
    @Body(parsedBy(UpdatePaymentIntentSchema)) wish: UpdatePaymentIntent,
    @Req() request: FastifyRequest,
  ): Promise<PaymentIntentAnswer> {
    const sidHash = shopperIdOf(request);
    if (!sidHash) throw new DomainError('payment-not-found');
    return this.checkouts.change(sidHash, wish, shopperContext(request));
  }

  /** Looks at this shopper's payment now and answers its state, with the order number and what was bought once it is paid. */
  @Post('checkout/settle')
  @Answers(SettledCheckoutSchema)
  @HttpCode(200)
  async settleCheckout(
    @Body(parsedBy(SettleCheckoutSchema)) { paymentIntentId }: z.infer<typeof SettleCheckoutSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SettledCheckout> {
    const sidHash = shopperIdOf(request);
    const own = sidHash && (await this.dataSource.getRepository(Checkout).existsBy({ paymentIntentId, sidHash }));
    if (!own) throw new DomainError('payment-not-found');
    const { status, orderId, lines, position } = await this.settlement.settle(paymentIntentId, shopperContext(request));
    await this.afterWrite.wait(position, reply);
    return { status, orderNumber: orderId && (await this.orders.numberOf(orderId)), lines };
  }
}
