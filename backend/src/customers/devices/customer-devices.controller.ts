import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CustomerDeviceSchema, type CustomerDevice } from '../../../../contracts/customers.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { currentSession } from '../login/customer-sessions.js';
import { CustomerDevices } from './customer-devices.js';

@Controller('api/customer/devices')
@AllowAccess('customer')
export class CustomerDevicesController {
  constructor(private readonly devices: CustomerDevices) {}

  /** The browsers in which the customer is logged in: this one, then the last used. */
  @Get()
  @Answers(z.array(CustomerDeviceSchema))
  listDevices(@Req() request: FastifyRequest): Promise<CustomerDevice[]> {
    return this.devices.list(request.customer!.id, currentSession(request));
  }

  /** Logs another browser out. An id that is unknown, of somebody else or of this browser ends nothing. */
  @Delete(':id')
  @HttpCode(204)
  endDevice(@Param('id', ParseUUIDPipe) id: string, @Req() request: FastifyRequest): Promise<void> {
    return this.devices.end(request.customer!.id, currentSession(request), id);
  }

  /** Logs all other browsers out. */
  @Delete()
  @HttpCode(204)
  endOtherDevices(@Req() request: FastifyRequest): Promise<void> {
    return this.devices.endOthers(request.customer!.id, currentSession(request));
  }
}
