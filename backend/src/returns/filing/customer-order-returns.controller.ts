import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  FiledReturnSchema,
  FileReturnSchema,
  type FiledReturn,
  type FileReturn,
} from '../../../../contracts/returns.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pendingHeader } from '../../platform/http/after-write.js';
import { Answers } from '../../platform/http/answers.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { FileReturns } from './file-returns.js';
import { OrdersOfBuyers } from '../orders-of-buyers.port.js';

@Controller('api/customer/orders')
@AllowAccess('customer')
export class CustomerOrderReturnsController {
  constructor(
    private readonly orders: OrdersOfBuyers,
    private readonly returns: FileReturns,
  ) {}

  /**
   * Files a return of the customer's own order. 404 `order-not-found`, also for another's; 409 `order-cancelled`,
   * `order-not-paid`, `nothing-to-return` or `return-exceeds-order`.
   */
  @Post(':id/returns')
  @Answers(FiledReturnSchema)
  @HttpCode(201)
  async fileReturn(
    @Param('id') orderId: string,
    @Body(parsedBy(FileReturnSchema)) body: FileReturn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FiledReturn> {
    if (!(await this.orders.isPlacedBy(request.customer!.email, orderId))) throw new DomainError('order-not-found');
    void reply.header(pendingHeader, '1'); // a process creates the return later
    return this.returns.file(orderId, body, 'customer', shopperContext(request));
  }
}
