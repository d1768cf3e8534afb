import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config/app-config.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import { erasedMailboxHash } from './erased-mailbox-hash.js';
import { places, runningSubscriptions } from './personal-data.js';

/** What the law gives a person over their own data: to read it all, and to be forgotten. */
@Injectable()
export class Privacy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly config: AppConfig,
  ) {}

  /** Everything of a mailbox: rows by the place where they stand. */
  async export(mailbox: string): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const { name, exported } of places)
      if (exported) found[name] = await this.dataSource.query<unknown[]>(exported, [mailbox]);
    return found;
  }

  /**
   * Ends the subscriptions, then removes the person from every place in one transaction. Dying in between leaves a
   * customer whose subscriptions have ended, and who can ask again. What remains says which contacts and which mailbox were
   * erased, without naming them: a late fact records its money and brings nobody back.
   */
  async erase(mailbox: string, context: CommandContext): Promise<void> {
    const running = await this.dataSource.query<{ subscriptionId: string }[]>(runningSubscriptions, [mailbox]);
    for (const { subscriptionId } of running)
      await this.commands.execute(new CancelSubscription({ subscriptionId }, context));
    await this.dataSource.transaction(async (manager) => {
      await manager.query('lock table mails in exclusive mode'); // a mail is kept before this, or finds nobody after it
      await manager.query('lock table contacts in share row exclusive mode'); // the same for a contact of a settlement
      await manager.query(
        `insert into erased_mailboxes (mailbox_hash, erased_at) values ($1, clock_timestamp())
         on conflict (mailbox_hash) do update set erased_at = excluded.erased_at`,
        [erasedMailboxHash(this.config.appSecret, mailbox)],
      );
      for (const { erased } of places) if (erased) await manager.query(erased, [mailbox]);
    });
  }
}
