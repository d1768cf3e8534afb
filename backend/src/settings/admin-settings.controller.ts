import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { centsToDecimal } from '../../../contracts/money.js';
import {
  AdminSettingsSchema,
  ClaimsSchema,
  SaveSettingsSchema,
  type AdminSettings,
  type Claims,
  type SaveSettings,
} from '../../../contracts/settings.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { AllowAccess } from '../platform/auth/access.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { ClaimSettings } from './claim-settings.js';
import { ShippingSettings } from './shipping-settings.js';

@Controller('api/admin/settings')
@AllowAccess('staff', 'settings')
export class AdminSettingsController {
  constructor(
    private readonly shipping: ShippingSettings,
    private readonly claims: ClaimSettings,
    private readonly acts: ActLog,
  ) {}

  /** The shipping cost, and the amount from which shipping is free. */
  @Get()
  @Answers(AdminSettingsSchema)
  async findSettings(): Promise<AdminSettings> {
    const { freeFromCents, costCents } = await this.shipping.rates();
    return { free_shipping_threshold: centsToDecimal(freeFromCents), shipping_cost: centsToDecimal(costCents) };
  }

  @Post()
  @Answers(AdminSettingsSchema)
  @HttpCode(200)
  async saveSettings(
    @Body(parsedBy(SaveSettingsSchema)) settings: SaveSettings,
    @Req() request: FastifyRequest,
  ): Promise<AdminSettings> {
    const { free_shipping_threshold: freeFromCents, shipping_cost: costCents } = settings;
    await this.shipping.save({ freeFromCents, costCents }, request.staff!, async ({ key, before, after }, manager) => {
      const values = { before: centsToDecimal(before), after: centsToDecimal(after) };
      await this.acts.note(request, 'changed-settings', key, { ...values, manager });
    });
    return this.findSettings();
  }

  /** The promises that the storefront shows. */
  @Get('claims')
  @Answers(ClaimsSchema)
  async findClaims(): Promise<Claims> {
    return { shown: await this.claims.shown() };
  }

  @Post('claims')
  @Answers(ClaimsSchema)
  @HttpCode(200)
  async saveClaims(@Body(parsedBy(ClaimsSchema)) { shown }: Claims, @Req() request: FastifyRequest): Promise<Claims> {
    await this.claims.save(shown, request.staff!, async ({ key, before, after }, manager) => {
      const words = (isShown: boolean) => (isShown ? 'aan' : 'uit');
      await this.acts.note(request, 'changed-settings', key, { before: words(before), after: words(after), manager });
    });
    return this.findClaims();
  }
}
