import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  ShippingSettingsSchema,
  ShopInfoSchema,
  type ShippingSettings,
  type ShopInfo,
} from '../../../contracts/settings.js';
import { Answers } from '../platform/http/answers.js';
import { AccessGate } from '../platform/auth/gate/access-gate.js';
import { AllowAccess } from '../platform/auth/access.js';
import { ShopFacts } from './shop-facts.js';

@Controller('api')
export class ShopController {
  constructor(
    private readonly facts: ShopFacts,
    private readonly gate: AccessGate,
  ) {}

  /** What the front end needs before its first render. */
  @Get('shop')
  @Answers(ShopInfoSchema)
  @AllowAccess('open')
  shop(@Req() request: FastifyRequest): Promise<ShopInfo> {
    return this.facts.shop(this.gate.stateFor(request));
  }

  @Get('settings/shipping')
  @Answers(ShippingSettingsSchema)
  @AllowAccess('shopper')
  shippingSettings(): Promise<ShippingSettings> {
    return this.facts.shipping();
  }
}
