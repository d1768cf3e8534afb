import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AddressLookupSchema, LookedUpAddressSchema, type AddressLookup } from '../../../contracts/postal-addresses.js';
import { AllowAccess } from '../platform/auth/access.js';
import { networksOf } from '../platform/auth/address-prefix.js';
import { AttemptLimits } from '../platform/auth/attempt-limits.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { AddressLookups } from './address-lookups.js';

const perVisitor = { name: 'address-lookup-ip', points: 60, seconds: 3600 };

@Controller('api/address-lookup')
@AllowAccess('shopper')
export class AddressLookupController {
  constructor(
    private readonly lookups: AddressLookups,
    private readonly limits: AttemptLimits,
  ) {}

  /** Returns street and town, or null when the register has none. 429 above sixty requests an hour. */
  @Post()
  @Answers(LookedUpAddressSchema)
  @HttpCode(200)
  async lookUpAddress(
    @Body(parsedBy(AddressLookupSchema)) lookup: AddressLookup,
    @Req() request: FastifyRequest,
  ): Promise<z.infer<typeof LookedUpAddressSchema>> {
    await this.limits.take(perVisitor, networksOf(request.ip));
    return { address: await this.lookups.find(lookup) };
  }
}
