import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retentionOf, retentionWithoutEntity, type Retention } from '../../platform/database/retention.js';

/** The statement of every table. Throws for a table without one. */
@Injectable()
export class RetentionRules {
  constructor(private readonly dataSource: DataSource) {}

  all(): Map<string, Retention> {
    const stated = this.dataSource.entityMetadatas.map(({ tableName, target }) => {
      const retention = retentionOf(target);
      if (!retention) throw new Error(`The table ${tableName} does not state how long it is kept`);
      return [tableName, retention] as const;
    });
    return new Map([...Object.entries(retentionWithoutEntity), ...stated]);
  }

  /** The tables of the one sweep: those with a term and without a sweep of their own. */
  swept(): Map<string, Extract<Retention['term'], { after: string }>> {
    const swept = new Map<string, Extract<Retention['term'], { after: string }>>();
    for (const [table, { term }] of this.all()) if ('after' in term && !term.sweptBy) swept.set(table, term);
    return swept;
  }
}
