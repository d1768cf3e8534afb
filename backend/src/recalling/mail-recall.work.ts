import { CommandBus } from '@nestjs/cqrs';
import { mailboxOf } from '../platform/auth/mailbox.js';
import { AppConfig } from '../platform/config/app-config.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { ReadModelProgress } from '../platform/event-sourcing/read-models/read-model-progress.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import { deriveKey, pepper } from '../platform/secrets/keys.js';
import { defineBatch } from '../platform/work/batch.js';
import { DurableWork } from '../platform/work/durable-work.js';
import type { Outcome } from '../platform/work/work-kind.js';
import { defineWorkJob } from '../platform/work/work-job.js';
import { Recall } from '../inventory/recalls/recall.entity.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { ShippedLotsQuery } from '../projections/shipped-lots/shipped-lots.query.js';

export const mailRecall = defineWorkJob('mail-recall');

export const recallWork = defineBatch<Recall>({
  name: 'recalls',
  entity: Recall,
  shown: ['id', 'productId', 'lot'],
  leaseSeconds: 600,
  done: { status: 'mailed', at: 'mailedAt' },
  retry: { firstMs: 5000, mostMs: 600_000 },
  job: mailRecall,
});

/** Queues the mails of a recall under a lease. Each mailbox has a key of its own, so a repeat mails nobody twice. */
@JobHandler(mailRecall)
export class MailRecallHandler implements Handles<typeof mailRecall> {
  private readonly mailboxKey: ReturnType<typeof deriveKey>;

  constructor(
    private readonly work: DurableWork,
    private readonly shipped: ShippedLotsQuery,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
    config: AppConfig,
  ) {
    this.mailboxKey = deriveKey(config.appSecret, 'recall-recipient');
  }

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(recallWork, id, (recall) => this.mail(recall));
  }

  private async mail({ id: recallId, productId, lot, withPossible }: Recall): Promise<Outcome> {
    if (!(await this.progress.waitFor(await this.store.head(), 10_000))) return { is: 'later', code: 'lists-lag' };
    const actor = { kind: 'system', id: null } as const;
    const context = { at: new Date().toISOString(), actor, correlationId: recallId, causationId: recallId };
    for (const { orderId, email, certainty } of await this.shipped.buyersOf(productId, lot, withPossible)) {
      const key = `recall:${recallId}:${pepper(this.mailboxKey, mailboxOf(email))}`;
      await this.commands.execute(
        new QueueMail({ key, template: 'product-recall', reference: { recallId, orderId, certainty } }, context),
      );
    }
    return { is: 'done' };
  }
}
