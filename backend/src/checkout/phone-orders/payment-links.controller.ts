import { Controller } from '@nestjs/common';
import type { PaymentIntentResponse } from '../../../../contracts/checkout.js';
import {
  agreeToPaymentLink,
  lookAtPaymentLink,
  payByLink,
  type PaymentLink,
} from '../../../../contracts/orders/phone-orders.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { networksOf } from '../../platform/limits/address-prefix.js';
import { CheckoutLimits } from '../reservations/checkout-limits.js';
import { PaymentLinks } from './payment-links.js';

@Controller()
export class PaymentLinksController {
  constructor(
    private readonly links: PaymentLinks,
    private readonly limits: CheckoutLimits,
  ) {}

  @Handles(lookAtPaymentLink)
  look({ body: { token }, request }: Call<typeof lookAtPaymentLink>): Promise<PaymentLink> {
    return this.links.look(token, shopperContext(request));
  }

  @Handles(payByLink)
  pay({ body: { token }, request }: Call<typeof payByLink>): Promise<PaymentIntentResponse> {
    return this.links.pay(token, this.limits.networkKeys(networksOf(request.ip)), shopperContext(request));
  }

  @Handles(agreeToPaymentLink)
  agree({ body: { token, ...agreed }, request }: Call<typeof agreeToPaymentLink>): Promise<PaymentIntentResponse> {
    return this.links.agree(token, agreed, shopperContext(request));
  }
}
