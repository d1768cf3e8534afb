import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ShippedLotsSchema, type ShippedLots } from '../../../../contracts/stock/lots.js';
import { rowsOf } from '../../platform/database/rows.js';
import { iso } from '../../platform/http/listing/listing.js';
import { recipients } from './recipients.listing.js';

const ofOrderSql = `
  select s.product_id as "productId", p.name as "productName", s.sale_id as "saleId", s.lots,
    ${iso('s.shipped_at')} as "shippedAt"
  from shipped_lots s join products p on p.id = s.product_id
  where s.order_id = $1 and s.lots <> '[]' order by p.name, s.key`;

const BuyerSchema = z.object({ orderId: z.string(), email: z.string(), certainty: z.enum(['certain', 'possible']) });
const buyersSql = `
  select distinct on (lower(btrim(c.email))) r.order_id as "orderId", c.email,
    case when r.certain > 0 then 'certain' else 'possible' end as certainty
  from ${recipients} r join contacts c on c.id = r.contact_id
  where r.product_id = $1 and r.lot = $2 and (r.certain > 0 or $3)
  order by lower(btrim(c.email)), r.certain > 0 desc, r.shipped_at desc, r.key`;

/** What is in parcels, by lot. */
@Injectable()
export class ShippedLotsQuery {
  constructor(private readonly dataSource: DataSource) {}

  ofOrder(orderId: string): Promise<ShippedLots[]> {
    return rowsOf(this.dataSource, ShippedLotsSchema, ofOrderSql, [orderId]);
  }

  /** Returns each mailbox that received pieces of a lot once, with its clearest and latest order. Leaves out the erased. */
  buyersOf(productId: number, lot: string, withPossible: boolean): Promise<z.infer<typeof BuyerSchema>[]> {
    return rowsOf(this.dataSource, BuyerSchema, buyersSql, [productId, lot, withPossible]);
  }
}
