import { listOrders, findOrder, type CustomerOrder } from '../../../../contracts/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { CustomerOrders } from './customer-orders.query.js';

@Controller()
export class CustomerOrdersController {
  constructor(private readonly orders: CustomerOrders) {}

  @Handles(listOrders)
  listOrders({ query: page, request }: Call<typeof listOrders>): Promise<CustomerOrder[]> {
    return this.orders.list(request.customer.email, page);
  }

  @Handles(findOrder)
  findOrder({ params: { id: orderId }, request }: Call<typeof findOrder>): Promise<CustomerOrder> {
    return this.orders.find(request.customer.email, orderId);
  }
}
