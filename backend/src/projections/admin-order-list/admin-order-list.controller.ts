import {
  listOrders,
  exportOrders,
  findOrder,
  type AdminOrderDetail,
  type ParcelDetail,
} from '../../../../contracts/orders.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import { mayStaff } from '../../platform/auth/access.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { adminOrderListing, parcelListing } from './admin-order.listing.js';
import { orderConditions } from './order-conditions.js';
import { AdminOrderDetails } from './admin-order.query.js';

@Controller()
export class AdminOrderListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly orders: AdminOrderDetails,
  ) {}

  @Handles(listOrders)
  listOrders({ query, request, reply }: Call<typeof listOrders>): Promise<StreamableFile | string> {
    const seesSales = mayStaff(request.staff, 'sales');
    if (!seesSales && query.payment) throw new InvalidInputError({ payment: 'Onbekend filter' });
    if (!seesSales && query.refund) throw new InvalidInputError({ refund: 'Onbekend filter' });
    const listing = seesSales ? adminOrderListing : parcelListing;
    return this.lists.respond(listing, query, reply, orderConditions(query));
  }

  @Handles(exportOrders)
  exportOrders({ query }: Call<typeof exportOrders>): Promise<StreamableFile> {
    return this.lists.export(adminOrderListing, query, orderConditions(query));
  }

  @Handles(findOrder)
  findOrder({ params: { id }, request }: Call<typeof findOrder>): Promise<AdminOrderDetail | ParcelDetail> {
    return mayStaff(request.staff, 'sales') ? this.orders.find(id) : this.orders.findParcel(id);
  }
}
