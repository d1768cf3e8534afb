import {
  createPaymentIntent,
  updatePaymentIntent,
  settleCheckout,
  type PaymentIntentResponse,
  type SettledCheckout,
} from '../../../contracts/checkout.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { networksOf } from '../platform/limits/address-prefix.js';
import { AppConfig } from '../platform/config/app-config.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { shopperContext } from '../platform/http/command-context.js';
import { CheckoutLimits } from './reservations/checkout-limits.js';
import { Checkout } from './checkout.entity.js';
import { Checkouts } from './checkouts.js';
import { Settlement } from './settlement/settlement.js';
import { newShopperId, shopperIdOf } from './reservations/shopper-id.js';

@Controller()
export class CheckoutController {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly settlement: Settlement,
    private readonly limits: CheckoutLimits,
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  @Handles(createPaymentIntent)
  createPaymentIntent({ body, request, reply }: Call<typeof createPaymentIntent>): Promise<PaymentIntentResponse> {
    const context = shopperContext(request);
    const networks = this.limits.networkKeys(networksOf(request.ip));
    const known = shopperIdOf(request);
    if (known !== null) return this.checkouts.start({ sidHash: known, ...networks }, body, context);
    const shopper = { sidHash: newShopperId(reply, this.config), ...networks, isFirstVisit: true };
    return this.checkouts.startFirst(shopper, body.items, context);
  }

  @Handles(updatePaymentIntent)
  async updatePaymentIntent({ body, request }: Call<typeof updatePaymentIntent>): Promise<PaymentIntentResponse> {
    const sidHash = shopperIdOf(request);
    if (!sidHash) throw new DomainError('payment-not-found');
    if (body.email) await this.limits.countMailbox(sidHash, networksOf(request.ip), body.email);
    return this.checkouts.change(sidHash, body, shopperContext(request));
  }

  @Handles(settleCheckout)
  async settleCheckout({ body: { paymentIntentId }, request }: Call<typeof settleCheckout>): Promise<SettledCheckout> {
    const sidHash = shopperIdOf(request);
    const own = sidHash && (await this.dataSource.getRepository(Checkout).existsBy({ paymentIntentId, sidHash }));
    if (!own) throw new DomainError('payment-not-found');
    const settled = await this.settlement.settle(paymentIntentId, shopperContext(request));
    const { status, orderNumber, lines } = settled;
    return { status, orderNumber, lines, receipt: await settled.receipt?.() };
  }
}
