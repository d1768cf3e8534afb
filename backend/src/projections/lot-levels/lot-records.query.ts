import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { rowsOf } from '../../platform/database/rows.js';

const LotRecord = z.object({ productName: z.string(), bestBefore: z.string() });
const lotSql = `select p.name as "productName", l.best_before as "bestBefore"
  from lot_levels l join products p on p.id = l.product_id where l.product_id = $1 and l.lot = $2`;

const LotOfProduct = z.object({ productId: z.int(), lot: z.string() });
const unsellableSql = `select product_id as "productId", lot from lot_levels
  where lot is not null and quantity > 0 and (best_before < $1 or recalled_at is not null) order by best_before, key`;

/** The published query on lots. */
@Injectable()
export class LotRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws `lot-unknown`. */
  async find(productId: number, lot: string): Promise<z.output<typeof LotRecord>> {
    const [found] = await rowsOf(this.dataSource, LotRecord, lotSql, [productId, lot]);
    if (!found) throw new DomainError('lot-unknown');
    return found;
  }

  /** Lots with pieces that are recalled, or past their best-before date. The read model may lag, so the stock decides. */
  unsellableOn(today: CalendarDay): Promise<z.output<typeof LotOfProduct>[]> {
    return rowsOf(this.dataSource, LotOfProduct, unsellableSql, [today]);
  }
}
