import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import { rowsOf } from '../../platform/database/rows.js';

const LotRecord = z.object({ productName: z.string(), bestBefore: z.string() });
const lotSql = `select p.name as "productName", l.best_before as "bestBefore"
  from lot_levels l join products p on p.id = l.product_id where l.product_id = $1 and l.lot = $2`;

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
}
