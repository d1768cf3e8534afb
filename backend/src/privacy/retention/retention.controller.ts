import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { showRetention, type RetentionRule } from '../../../../contracts/law/retention.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { rowsOf } from '../../platform/database/rows.js';
import { iso } from '../../platform/http/listing/listing.js';
import { wordsOf } from './term-words.js';
import { removals } from '../../platform/database/removals.view.js';
import { RetentionRules } from './retention-rules.js';

const Removal = z.object({ table: z.string(), removed: z.int(), lastAt: z.string() });
const removalsSql = `select table_name as table, sum(removed)::int as removed, ${iso('max(removed_at)')} as "lastAt"
  from ${removals} r where removed_at > now() - interval '12 months' group by table_name`;

@Controller()
export class RetentionController {
  constructor(
    private readonly rules: RetentionRules,
    private readonly dataSource: DataSource,
  ) {}

  @Handles(showRetention)
  async showRetention(_: Call<typeof showRetention>): Promise<RetentionRule[]> {
    const found = await rowsOf(this.dataSource, Removal, removalsSql);
    const removed = new Map(found.map(({ table, ...removal }) => [table, removal]));
    return [...this.rules.all()].map(([table, { what, why, term }]) => {
      return { table, what, why, term: wordsOf(term), removed: removed.get(table) ?? null };
    });
  }
}
