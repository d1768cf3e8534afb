import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { addDays, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { chargeRenewal } from '../charge-renewal.job.js';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import { ResumeSubscription } from '../../subscriptions/commands/resume-subscription.js';
import { DueRenewals, type DueRenewal } from '../../projections/due-renewals/due-renewals.query.js';

const announcedDays = 3;
const addedAtOnce = 200;

/** Resumes pauses that are over and enqueues what the due list names. Idempotent. */
@Injectable()
export class RenewalSweep {
  private readonly logger = new Logger('renewals');

  constructor(
    private readonly due: DueRenewals,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  /** Enqueues every renewal due on `day` or before, and returns how many it found. */
  async sweep(day: CalendarDay = this.clock.today()): Promise<number> {
    let found = 0;
    for await (const page of this.due.dueOn(day)) {
      found += page.length;
      if (!(await this.enqueue(page))) break;
    }
    return found;
  }

  /** Resumes subscriptions whose pause is over. A failure postpones that one to the next sweep. */
  async endPauses(): Promise<void> {
    for (const pause of await this.due.pausesOver(this.clock.today())) {
      try {
        await this.commands.execute(new ResumeSubscription(pause, this.contextOf('end-pauses')));
      } catch (error) {
        const { subscriptionId } = pause;
        this.logger.warn({ err: error, subscriptionId }, 'Ending a pause failed; the next sweep retries');
      }
    }
  }

  /** Enqueues renewals whose payment is processing, because their webhook may be lost. */
  async sweepProcessing(): Promise<void> {
    await this.enqueue(await this.due.processing());
  }

  /** Enqueues one renewal now; without a queue the next sweep does. */
  async look(renewal: DueRenewal): Promise<void> {
    await this.enqueue([renewal]);
  }

  /** Queues the mail that announces a delivery, three days ahead or as soon as the delivery is planned. */
  async announce(): Promise<void> {
    const today = this.clock.today();
    const context = this.contextOf('announce-renewals');
    for (const { subscriptionId, dueOn } of await this.due.untold(addDays(today, 1), addDays(today, announcedDays))) {
      const key = `subscription-renewal-coming:${subscriptionId}:${dueOn}`;
      const reference = { subscriptionId, deliveryDate: dueOn };
      await this.commands.execute(new QueueMail({ key, template: 'subscription-renewal-coming', reference }, context));
    }
  }

  private contextOf(id: string): CommandContext {
    const correlationId = randomUUID();
    return { at: this.clock.at(), actor: { kind: 'system', id }, correlationId, causationId: correlationId };
  }

  /** Returns false when the queue does not respond. */
  private async enqueue(renewals: readonly DueRenewal[]): Promise<boolean> {
    for (let first = 0; first < renewals.length; first += addedAtOnce) {
      const works = renewals.slice(first, first + addedAtOnce).map(({ subscriptionId, cycle, attempt }) => ({
        id: `${subscriptionId}/${cycle}/${attempt}`,
        payload: { subscriptionId, cycle },
      }));
      if (!(await this.jobs.addAll(chargeRenewal, works))) return false;
    }
    return true;
  }
}
