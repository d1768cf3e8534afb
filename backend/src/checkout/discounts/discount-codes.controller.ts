import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ValidateDiscountCodeSchema,
  ValidDiscountSchema,
  type ValidateDiscountCode,
  type ValidDiscount,
} from '../../../../contracts/discounts.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { networksOf } from '../../platform/auth/address-prefix.js';
import { AttemptLimits } from '../../platform/auth/attempt-limits.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { DiscountChoice } from './discount-choice.js';
import { CheckoutLimits } from '../holds/checkout-limits.js';
import { newShopperId, shopperIdOf } from '../holds/shopper-id.js';

const guessesOfShopper = { name: 'discount-sid', points: 10, seconds: 60 };
const guessesFromAddress = { name: 'discount-ip', points: 30, seconds: 3600 };

@Controller('api/validate-discount-code')
@AllowAccess('shopper')
export class DiscountCodesController {
  constructor(
    private readonly choice: DiscountChoice,
    private readonly limits: AttemptLimits,
    private readonly checkouts: CheckoutLimits,
    private readonly config: AppConfig,
  ) {}

  /**
   * Prices a code on this shopper's basket and remembers it for an hour. 400 `discount-unknown`, `discount-expired`,
   * `discount-inactive`, `discount-minimum`, `discount-used-up`, `discount-first-order-only`, `discount-email-needed` or
   * `discount-in-use`, with the sentence in `error` too; 429 after ten wrong codes a minute, or thirty an hour from one
   * address, and after ten e-mail addresses an hour, or a hundred from one address.
   */
  @Post()
  @Answers(ValidDiscountSchema)
  @HttpCode(200)
  async validateDiscountCode(
    @Body(parsedBy(ValidateDiscountCodeSchema)) asked: ValidateDiscountCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ValidDiscount> {
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
