import {
  listOrders,
  exportOrders,
  findOrder,
  type AdminOrderDetail,
  type OrderListQuery,
  type ParcelDetail,
} from '../../../../contracts/orders.js';
import { listOrderIds, mostInStatusBatch } from '../../../../contracts/orders/status-batches.js';
import type { Listing } from '../../platform/http/listing/listing.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
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
    return this.lists.respond(listingFor(request, query), query, reply, orderConditions(query));
  }

  @Handles(listOrderIds)
  listOrderIds({ query, request }: Call<typeof listOrderIds>): Promise<string[]> {
    return this.lists.keys(listingFor(request, query), query, orderConditions(query), mostInStatusBatch);
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

/** What the role may see. Throws `InvalidInputError` for a filter by what it may not. */
function listingFor({ staff }: FastifyRequest, { day, kind, payment, refund }: OrderListQuery): Listing {
  if (mayStaff(staff, 'sales')) return adminOrderListing;
  for (const [name, asked] of Object.entries({ day, kind, payment, refund }))
    if (asked) throw new InvalidInputError({ [name]: 'Onbekend filter' });
  return parcelListing;
}
