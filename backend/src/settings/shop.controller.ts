import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { centsToDecimal } from '../../../contracts/money.js';
import {
  ShippingSettingsSchema,
  ShopInfoSchema,
  type ShippingSettings as ShippingSettingsAnswer,
  type ShopInfo,
} from '../../../contracts/settings.js';
import { Answers } from '../http/answers.js';
import { AccessGate } from '../auth/access-gate.js';
import { AllowAccess } from '../auth/access.js';
import { AppConfig } from '../config/app-config.js';
import { ShippingSettings } from './shipping-settings.js';

/** Once, for every page that names them. */
const supportHours = 'maandag tot en met vrijdag van 10:00 tot 17:00';

@Controller('api')
export class ShopController {
  constructor(
    private readonly config: AppConfig,
    private readonly gate: AccessGate,
    private readonly shipping: ShippingSettings,
  ) {}

  /** What the front end must know before it can draw itself. */
  @Get('shop')
  @Answers(ShopInfoSchema)
  @AllowAccess('open')
  shop(@Req() request: FastifyRequest): ShopInfo {
    const { shop, stripe, demo } = this.config;
    return {
      url: shop.url,
      brand: shop.brand,
      email: shop.email,
      supportHours,
      stripePublishableKey: stripe.publishableKey,
      gate: this.gate.stateFor(request),
      demo,
    };
  }

  @Get('settings/shipping')
  @Answers(ShippingSettingsSchema)
  @AllowAccess('shopper')
  async shippingSettings(): Promise<ShippingSettingsAnswer> {
    const rates = await this.shipping.rates();
    return {
      freeShippingThreshold: centsToDecimal(rates.freeFromCents),
      shippingCost: centsToDecimal(rates.costCents),
    };
  }
}
