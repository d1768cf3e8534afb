import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgListener } from '../../platform/database/sessions/pg-listener.js';

/** The Postgres channel that notifies every process of a changed catalogue. */
export const catalogChanged = 'catalog_changed';

/** Counts catalogue changes across all processes, for cache invalidation. */
@Injectable()
export class CatalogVersion implements OnApplicationBootstrap {
  current = 0;

  constructor(private readonly listener: PgListener) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(catalogChanged, () => this.current++);
  }

  /**
   * Call within the transaction that changes a product, an image or a category. This process forgets at once, and like all others when
   * the notification of the commit arrives: only what was read in between can be old until then.
   */
  async changed(manager: EntityManager): Promise<void> {
    await manager.query(`notify ${catalogChanged}`);
    this.listener.tell(catalogChanged);
  }
}
