import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  SavedAddressSchema,
  ShippingAddressSchema,
  type SavedAddress,
  type ShippingAddress,
} from '../../../contracts/customers.js';
import { AllowAccess } from '../platform/auth/access.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { SavedAddresses } from './saved-addresses.js';

@Controller('api/customer/shipping-addresses')
@AllowAccess('customer')
export class ShippingAddressesController {
  constructor(private readonly addresses: SavedAddresses) {}

  @Get()
  @Answers(z.array(SavedAddressSchema))
  listAddresses(@Req() request: FastifyRequest): Promise<SavedAddress[]> {
    return this.addresses.list(request.customer!.id);
  }

  /** 409 `too-many-addresses` above twenty. */
  @Post()
  @Answers(SavedAddressSchema)
  addAddress(
    @Body(parsedBy(ShippingAddressSchema)) address: ShippingAddress,
    @Req() request: FastifyRequest,
  ): Promise<SavedAddress> {
    return this.addresses.add(request.customer!.id, address);
  }

  /** 404 `address-not-found`, also for another customer's address. */
  @Patch(':id')
  @Answers(SavedAddressSchema)
  changeAddress(
    @Param('id') id: string,
    @Body(parsedBy(ShippingAddressSchema)) address: ShippingAddress,
    @Req() request: FastifyRequest,
  ): Promise<SavedAddress> {
    return this.addresses.change(request.customer!.id, addressId(id), address);
  }

  /** 404 `address-not-found`, also for another customer's address. */
  @Delete(':id')
  @HttpCode(204)
  removeAddress(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    return this.addresses.remove(request.customer!.id, addressId(id));
  }
}

function addressId(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new DomainError('address-not-found');
  return Number(id);
}
