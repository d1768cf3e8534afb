import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderAdditions } from '../../../../contracts/orders/order-additions.js';
import type { OrderParcels } from '../../../../contracts/shipping/parcels.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { OrderParcelsRow } from './order-parcels.row.js';
import { namedPieces, shownParcels } from './order-parcels.view.js';

/** The parcels of orders. It may lag behind the log. */
@Injectable()
export class OrderParcelsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws `order-not-found`. */
  async find(orderId: string): Promise<OrderParcels> {
    const row = await this.row(orderId);
    return { parcels: shownParcels(row), toShip: namedPieces(row.lines, row.toShip) };
  }

  /** Throws `order-not-found`. */
  async additionsOf(orderId: string): Promise<OrderAdditions> {
    const { addsTo } = await this.row(orderId);
    const first = addsTo === null ? null : await this.rows().findOneBy({ orderId: addsTo });
    const added = await this.rows().find({ where: { addsTo: orderId }, order: { placedAt: 'ASC' } });
    return {
      addsTo: first && { id: first.orderId, orderNumber: first.orderNumber },
      additions: added.map(({ orderId: id, orderNumber, placedAt }) => {
        return { id, orderNumber, placedAt: new Date(placedAt).toISOString() };
      }),
    };
  }

  /** The ids of the orders that were added to this one. */
  async addedTo(orderId: string): Promise<string[]> {
    return (await this.rows().findBy({ addsTo: orderId })).map((added) => added.orderId);
  }

  private async row(orderId: string): Promise<OrderParcelsRow> {
    const row = await this.rows().findOneBy({ orderId });
    if (!row) throw new DomainError('order-not-found');
    return row;
  }

  private rows() {
    return this.dataSource.getRepository(OrderParcelsRow);
  }
}
