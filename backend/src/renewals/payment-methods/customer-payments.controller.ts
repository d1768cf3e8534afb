import { Controller } from '@nestjs/common';
import {
  beginPaymentMethodChange,
  changePaymentMethod,
  openRenewalPayment,
  settleRenewalPayment,
  showPaymentMethod,
  type KeptPaymentMethod,
  type PaymentMethodSetup,
  type RenewalPaymentResponse,
  type SettledRenewal,
} from '../../../../contracts/subscriptions.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { CustomerSubscriptions } from '../../projections/customer-subscriptions/customer-subscriptions.query.js';
import { CustomerPayments } from './customer-payments.js';
import { PaymentLinks } from './payment-links.js';

/** Lets a subscriber change the payment method or pay a failed delivery. Another customer's subscription is not found. */
@Controller()
export class CustomerPaymentsController {
  constructor(
    private readonly subscriptions: CustomerSubscriptions,
    private readonly payments: CustomerPayments,
    private readonly links: PaymentLinks,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(showPaymentMethod)
  async showPaymentMethod(call: Call<typeof showPaymentMethod>): Promise<KeptPaymentMethod> {
    return this.payments.describeMethod(await this.ownId(call));
  }

  @Handles(beginPaymentMethodChange)
  async startSetup(call: Call<typeof beginPaymentMethodChange>): Promise<PaymentMethodSetup> {
    return this.payments.startSetup(await this.ownId(call));
  }

  @Handles(changePaymentMethod)
  async confirmPaymentMethod(call: Call<typeof changePaymentMethod>): Promise<void> {
    const id = await this.ownId(call);
    const position = await this.payments.changeMethod(id, call.body.setupIntentId, shopperContext(call.request));
    await this.afterWrite.wait(position, call.reply);
  }

  @Handles(openRenewalPayment)
  async openPayment(call: Call<typeof openRenewalPayment>): Promise<RenewalPaymentResponse> {
    return this.links.open(await this.ownId(call), shopperContext(call.request));
  }

  @Handles(settleRenewalPayment)
  async settlePayment(call: Call<typeof settleRenewalPayment>): Promise<SettledRenewal> {
    const id = await this.ownId(call);
    const { outcome, position } = await this.payments.settle(
      id,
      call.body.paymentIntentId,
      shopperContext(call.request),
    );
    await this.afterWrite.wait(position, call.reply);
    return { outcome };
  }

  private async ownId({
    params,
    request,
  }: Pick<Call<typeof showPaymentMethod>, 'params' | 'request'>): Promise<string> {
    await this.subscriptions.demandOwner(params.id, request.customer.email);
    return params.id;
  }
}
