import { Body, Controller, HttpCode, Param, Patch, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangeOrderStatusSchema, type ChangeOrderStatus as ChangeOrderStatusBody } from '../../../contracts/orders.js';
import { AllowAccess } from '../auth/access.js';
import type { CommandResult } from '../event-sourcing/command-execution.js';
import { AfterWrite } from '../http/after-write.js';
import { parsedBy } from '../http/invalid-input.js';
import { staffContext } from '../http/command-context.js';
import { ChangeOrderStatus } from './commands/change-order-status.js';

@Controller('api/admin/orders')
@AllowAccess('staff')
export class AdminOrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
  ) {}

  /** Sets any status. 404 `order-not-found`, 409 `order-not-paid` or `order-cancelled`. */
  @Patch(':id/status')
  @HttpCode(204)
  async changeOrderStatus(
    @Param('id') orderId: string,
    @Body(parsedBy(ChangeOrderStatusSchema)) { status }: ChangeOrderStatusBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const command = new ChangeOrderStatus({ orderId, status }, staffContext(request));
    const { position } = await this.commands.execute<ChangeOrderStatus, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
