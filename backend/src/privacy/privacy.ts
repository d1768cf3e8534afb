import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { ExportExplanation } from '../../../contracts/customers.js';
import { AppConfig } from '../platform/config/app-config.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { erasedMailboxHash } from '../customers/erased-mailbox-hash.js';
import { ErasedSubscriptions } from './erased-subscriptions.js';
import { exportSources } from './export-sources.js';
import { RetentionRules } from './retention/retention-rules.js';
import { wordsOf } from './retention/term-words.js';
import { locks, mySubscriptions, places, tombstone } from './personal-data.js';
import { rowsOf } from '../platform/database/rows.js';

const Mine = z.object({ subscriptionId: z.string() });

/** Access and erasure under the GDPR. */
@Injectable()
export class Privacy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: ErasedSubscriptions,
    private readonly config: AppConfig,
    private readonly rules: RetentionRules,
  ) {}

  /** Returns rows by place, and what, why, how long and for whom under `explanation` (art. 15(1) GDPR). */
  async export(mailbox: string): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const { name, exported } of places)
      if (exported) found[name] = await rowsOf(this.dataSource, z.unknown(), exported, [mailbox]);
    return { ...found, explanation: this.explain(Object.keys(found)) };
  }

  private explain(names: readonly string[]): ExportExplanation[] {
    const rules = this.rules.all();
    return names.map((place) => {
      const { table, recipients } = exportSources[place]!;
      const { what, why, term } = rules.get(table)!;
      return { place, what, why, term: wordsOf(term), recipients };
    });
  }

  /**
   * Ends the subscriptions, then erases every place in one transaction, so that an interrupted erasure can be repeated.
   * Tombstones keep late facts from restoring the person.
   */
  async erase(mailbox: string, context: CommandContext): Promise<void> {
    const mine = await rowsOf(this.dataSource, Mine, mySubscriptions, [mailbox]);
    for (const { subscriptionId } of mine) await this.subscriptions.end(subscriptionId, context);
    await this.dataSource.transaction(async (manager) => {
      for (const lock of locks) await manager.query(lock);
      await manager.query(tombstone, [erasedMailboxHash(this.config.appSecret, mailbox)]);
      for (const { erased } of places) if (erased) await manager.query(erased, [mailbox]);
    });
  }
}
