import { listCustomerOrders } from '../../../../contracts/admin/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { AdminOrder } from '../../../../contracts/orders.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AdminOrderDetails } from './admin-order.query.js';

@Controller()
export class AdminCustomerOrdersController {
  constructor(private readonly orders: AdminOrderDetails) {}

  @Handles(listCustomerOrders)
  @NotesAct('opened-customer', 'id')
  listCustomerOrders({ params: { id: customerId } }: Call<typeof listCustomerOrders>): Promise<AdminOrder[]> {
    return this.orders.ofCustomer(customerId);
  }
}
