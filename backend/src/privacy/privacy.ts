import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../event-sourcing/decider.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import { places, runningSubscriptions } from './personal-data.js';

/** What the law gives a person over their own data: to read it all, and to be forgotten. */
@Injectable()
export class Privacy {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
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
   * customer whose subscriptions have ended, and who can ask again.
   */
  async erase(mailbox: string, context: CommandContext): Promise<void> {
    const running = await this.dataSource.query<{ subscriptionId: string }[]>(runningSubscriptions, [mailbox]);
    for (const { subscriptionId } of running)
      await this.commands.execute(new CancelSubscription({ subscriptionId }, context));
    await this.dataSource.transaction(async (manager) => {
      await manager.query('lock table mails in exclusive mode'); // a mail is kept before this, or finds nobody after it
      for (const { erased } of places) if (erased) await manager.query(erased, [mailbox]);
    });
  }
}
