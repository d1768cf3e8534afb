import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CountableProductSchema, type CountableProduct } from '../../../../contracts/stock/stock-takes.js';
import { rowsOf } from '../../platform/database/rows.js';
import { stockLevels } from '../stock-levels/stock-levels.view.js';

const countableSql = `
  select p.id as "productId", p.name as "productName",
    case when s.product_id is null or s.on_hand is not null then coalesce(l.lying, 0) end as lying,
    greatest(coalesce(l.lying - s.on_hand, 0), 0) as sold,
    coalesce(s.corrections, 0) as corrections
  from products p
  left join ${stockLevels} s on s.product_id = p.id
  left join (select product_id, sum(quantity)::int as lying from lot_levels group by product_id) l on l.product_id = p.id
  where p.hidden_at is null order by lower(p.name), p.id`;

/** What should lie on the shelf, by product. */
@Injectable()
export class CountableProducts {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<CountableProduct[]> {
    return rowsOf(this.dataSource, CountableProductSchema, countableSql);
  }
}
