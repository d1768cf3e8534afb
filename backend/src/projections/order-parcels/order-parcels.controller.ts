import { Controller } from '@nestjs/common';
import { listParcels, type OrderParcels } from '../../../../contracts/shipping/parcels.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { OrderParcelsQuery } from './order-parcels.query.js';

@Controller()
export class OrderParcelsController {
  constructor(private readonly parcels: OrderParcelsQuery) {}

  @Handles(listParcels)
  listParcels({ params: { id } }: Call<typeof listParcels>): Promise<OrderParcels> {
    return this.parcels.find(id);
  }
}
