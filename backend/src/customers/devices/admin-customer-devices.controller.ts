import { Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AdminCustomerDeviceSchema, type AdminCustomerDevice } from '../../../../contracts/customers.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { Answers } from '../../platform/http/answers.js';
import { CustomerDevices } from './customer-devices.js';

@Controller('api/admin/customers/:id/devices')
@AllowAccess('staff', 'customers')
export class AdminCustomerDevicesController {
  constructor(
    private readonly devices: CustomerDevices,
    private readonly acts: ActLog,
  ) {}

  /** The browsers in which the customer is logged in, the last used first. */
  @Get()
  @NotesAct('opened-customer', 'id')
  @Answers(z.array(AdminCustomerDeviceSchema))
  listCustomerDevices(@Param('id', ParseIntPipe) customerId: number): Promise<AdminCustomerDevice[]> {
    return this.devices.listAll(customerId);
  }

  /** Logs the customer out everywhere. An unknown customer is not logged in anywhere. */
  @Delete()
  @HttpCode(204)
  endCustomerDevices(@Param('id', ParseIntPipe) customerId: number, @Req() request: FastifyRequest): Promise<void> {
    return this.devices.endAll(customerId, (manager) =>
      this.acts.note(request, 'customer-logged-out', String(customerId), { manager }),
    );
  }
}
