import { validateDiscountCode, type ValidDiscount } from '../../../../contracts/discounts.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { networksOf } from '../../platform/limits/address-prefix.js';
import { AttemptLimits } from '../../platform/limits/attempt-limits.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DiscountChoice } from './discount-choice.js';
import { CheckoutLimits } from '../reservations/checkout-limits.js';
import { newShopperId, shopperIdOf } from '../reservations/shopper-id.js';

const guessesOfShopper = { name: 'discount-sid', points: 10, seconds: 60 };
const guessesFromAddress = { name: 'discount-ip', points: 30, seconds: 3600 };

@Controller()
export class DiscountCodesController {
  constructor(
    private readonly choice: DiscountChoice,
    private readonly limits: AttemptLimits,
    private readonly checkouts: CheckoutLimits,
    private readonly config: AppConfig,
  ) {}

  @Handles(validateDiscountCode)
  async validateDiscountCode({
    body: asked,
    request,
    reply,
  }: Call<typeof validateDiscountCode>): Promise<ValidDiscount> {
    const sidHash = shopperIdOf(request) ?? newShopperId(reply, this.config);
    await this.limits.take(guessesOfShopper, sidHash);
    await this.limits.take(guessesFromAddress, networksOf(request.ip));
    if (asked.email) await this.checkouts.countMailbox(sidHash, networksOf(request.ip), asked.email);
    const discountCode = await this.choice.validate(sidHash, asked);
    await this.limits.forgive(guessesOfShopper, sidHash);
    await this.limits.forgive(guessesFromAddress, networksOf(request.ip));
    return { discountCode };
  }
}
