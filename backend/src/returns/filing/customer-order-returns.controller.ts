import { fileOwnReturn, type FiledReturn } from '../../../../contracts/returns.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pendingHeader } from '../../platform/http/after-write.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { FileReturns } from './file-returns.js';
import { OrdersOfBuyers } from '../orders-of-buyers.port.js';

@Controller()
export class CustomerOrderReturnsController {
  constructor(
    private readonly orders: OrdersOfBuyers,
    private readonly returns: FileReturns,
  ) {}

  @Handles(fileOwnReturn)
  async fileOwnReturn({
    params: { id: orderId },
    body,
    request,
    reply,
  }: Call<typeof fileOwnReturn>): Promise<FiledReturn> {
    if (!(await this.orders.isPlacedBy(request.customer.email, orderId))) throw new DomainError('order-not-found');
    void reply.header(pendingHeader, '1'); // a process creates the return later
    return this.returns.file(orderId, body, 'customer', shopperContext(request));
  }
}
