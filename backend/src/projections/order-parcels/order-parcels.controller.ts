import { Controller } from '@nestjs/common';
import { listAdditions, type OrderAdditions } from '../../../../contracts/orders/order-additions.js';
import { listParcels, type OrderParcels } from '../../../../contracts/shipping/parcels.js';
import { listWaitingOrders, type WaitingOrder } from '../../../../contracts/shipping/queue.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { OrderParcelsQuery } from './order-parcels.query.js';
import { WaitingOrders } from './waiting-orders.query.js';

@Controller()
export class OrderParcelsController {
  constructor(
    private readonly parcels: OrderParcelsQuery,
    private readonly waiting: WaitingOrders,
  ) {}

  @Handles(listParcels)
  listParcels({ params: { id } }: Call<typeof listParcels>): Promise<OrderParcels> {
    return this.parcels.find(id);
  }

  @Handles(listAdditions)
  listAdditions({ params: { id } }: Call<typeof listAdditions>): Promise<OrderAdditions> {
    return this.parcels.additionsOf(id);
  }

  @Handles(listWaitingOrders)
  listWaitingOrders({ request: { at } }: Call<typeof listWaitingOrders>): Promise<WaitingOrder[]> {
    return this.waiting.list(at ?? new Date().toISOString());
  }
}
