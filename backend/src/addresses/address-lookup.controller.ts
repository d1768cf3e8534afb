import { lookUpAddress, LookedUpAddressSchema } from '../../../contracts/values/postal-addresses.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { networksOf } from '../platform/limits/address-prefix.js';
import { AttemptLimits } from '../platform/limits/attempt-limits.js';
import { AddressLookups } from './address-lookups.js';

const perVisitor = { name: 'address-lookup-ip', points: 60, seconds: 3600 };

@Controller()
export class AddressLookupController {
  constructor(
    private readonly lookups: AddressLookups,
    private readonly limits: AttemptLimits,
  ) {}

  @Handles(lookUpAddress)
  async lookUpAddress({
    body: lookup,
    request,
  }: Call<typeof lookUpAddress>): Promise<z.infer<typeof LookedUpAddressSchema>> {
    await this.limits.take(perVisitor, networksOf(request.ip));
    return { address: await this.lookups.find(lookup) };
  }
}
