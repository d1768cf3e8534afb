import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    const row = await this.dataSource.getRepository(OrderParcelsRow).findOneBy({ orderId });
    if (!row) throw new DomainError('order-not-found');
    return { parcels: shownParcels(row), toShip: namedPieces(row.lines, row.toShip) };
  }
}
