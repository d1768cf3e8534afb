import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ConfirmPaymentMethodSchema,
  KeptPaymentMethodSchema,
  PaymentMethodSetupSchema,
  RenewalPaymentSchema,
  SettledRenewalSchema,
  type ConfirmPaymentMethod,
  type KeptPaymentMethod,
  type PaymentMethodSetup,
  type RenewalPaymentAnswer,
  type SettledRenewal,
} from '../../../../contracts/subscriptions.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { Answers } from '../../platform/http/answers.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { CustomerSubscriptions } from '../../projections/customer-subscriptions/customer-subscriptions.query.js';
import { CustomerPayments } from './customer-payments.js';
import { PaymentLinks } from './payment-links.js';

/**
 * Lets a subscriber change the payment method or pay a failed delivery. 404 `subscription-not-found`, also for another
 * customer's subscription.
 */
@Controller('api/customer/subscriptions/:id')
@AllowAccess('customer')
export class CustomerPaymentsController {
  constructor(
    private readonly subscriptions: CustomerSubscriptions,
    private readonly payments: CustomerPayments,
    private readonly links: PaymentLinks,
    private readonly afterWrite: AfterWrite,
  ) {}

  /** Shows the payment method by its last digits. 503 while the provider does not respond. */
  @Get('payment-method')
  @Answers(KeptPaymentMethodSchema)
  async showPaymentMethod(@Param('id') id: string, @Req() request: FastifyRequest): Promise<KeptPaymentMethod> {
    await this.subscriptions.demandOwner(id, request.customer!.email);
    return this.payments.describeMethod(id);
  }

  /** Starts a set-up for the browser to confirm. 409 `subscription-cancelled`. */
  @Post('payment-method')
  @Answers(PaymentMethodSetupSchema)
  @HttpCode(200)
  async startSetup(@Param('id') id: string, @Req() request: FastifyRequest): Promise<PaymentMethodSetup> {
    await this.subscriptions.demandOwner(id, request.customer!.email);
    return this.payments.startSetup(id);
  }

  /**
   * Makes the confirmed method pay from now on, and retries a failed payment with it. 404 `payment-not-found`, 409
   * `payment-method-not-ready` or `subscription-cancelled`.
   */
  @Post('payment-method/confirm')
  @HttpCode(204)
  async confirmPaymentMethod(
    @Param('id') id: string,
    @Body(parsedBy(ConfirmPaymentMethodSchema)) { setupIntentId }: ConfirmPaymentMethod,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.subscriptions.demandOwner(id, request.customer!.email);
    const position = await this.payments.changeMethod(id, setupIntentId, shopperContext(request));
    await this.afterWrite.wait(position, reply);
  }

  /**
   * Hands the failed payment to the browser and holds its pieces. 409 `renewal-not-payable`, `renewal-under-way` or
   * `out-of-stock`.
   */
  @Post('payment')
  @Answers(RenewalPaymentSchema)
  @HttpCode(200)
  async openPayment(@Param('id') id: string, @Req() request: FastifyRequest): Promise<RenewalPaymentAnswer> {
    await this.subscriptions.demandOwner(id, request.customer!.email);
    return this.links.open(id, shopperContext(request));
  }

  /** Settles that payment after the browser confirmed it. */
  @Post('payment/settle')
  @Answers(SettledRenewalSchema)
  @HttpCode(200)
  async settlePayment(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SettledRenewal> {
    await this.subscriptions.demandOwner(id, request.customer!.email);
    const { outcome, position } = await this.payments.settle(id, shopperContext(request));
    await this.afterWrite.wait(position, reply);
    return { outcome };
  }
}
