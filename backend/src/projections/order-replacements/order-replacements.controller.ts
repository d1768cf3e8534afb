import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listReplacements, type OrderReplacements } from '../../../../contracts/orders/order-replacements.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { OrderReplacementsRow } from './order-replacements.row.js';

@Controller()
export class OrderReplacementsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
  ) {}

  @Handles(listReplacements)
  async listReplacements({ params: { id } }: Call<typeof listReplacements>): Promise<OrderReplacements> {
    const rows = this.dataSource.getRepository(OrderReplacementsRow);
    const own = await rows.findOneBy({ orderId: id });
    const found = await rows.find({ where: { replacedId: id }, order: { placedAt: 'DESC' } });
    if (!own) await this.orders.knownRows(id, found);
    return {
      replaces: own && { id: own.replacedId, orderNumber: own.replacedNumber, reason: own.reason },
      replacements: found.map(({ orderId, orderNumber, reason, pieces, placedAt }) => {
        return { id: orderId, orderNumber, reason, pieces, placedAt: new Date(placedAt).toISOString() };
      }),
    };
  }
}
