import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';

const Texts = z.object({ lot: z.string(), reason: z.string(), instruction: z.string(), productId: z.int() });
export type RecallTexts = z.infer<typeof Texts>;

/** The published query on recalls. */
@Injectable()
export class RecallRecords {
  constructor(private readonly dataSource: DataSource) {}

  async find(recallId: string): Promise<RecallTexts | null> {
    const sql = 'select product_id as "productId", lot, reason, instruction from recalls where id = $1';
    const [recall] = await rowsOf(this.dataSource, Texts, sql, [recallId]);
    return recall ?? null;
  }
}
