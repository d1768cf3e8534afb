import { Logger } from '@nestjs/common';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { sendMail } from './send-mail.job.js';
import type { MailSubject } from '../commands/queue-mail.js';
import { MailOutbox } from '../mail-outbox.js';
import { MailRenderer, type Rendering } from '../mail-renderer.port.js';
import { MailNotSentError, MailTransport, type OutgoingMail } from './mail-transport.js';

const tried = { tried: true };

/** What the mail is about has not reached the read models. The job is tried again within moments. */
class NotKnownYetError extends Error {}

/**
 * Sends one mail: claim, render, deliver, mark. Only the worker whose claim succeeds delivers, so two workers never send
 * one mail. A worker that dies between claim and delivery leaves the mail for the sweep, two minutes later. One that
 * dies after the server accepted the mail and before it was marked makes the sweep send it once more: the double has the
 * same Message-ID, by which providers and mail programs can drop it. The kept mails of the demo never double.
 */
@JobHandler(sendMail)
export class SendMailHandler implements Handles<typeof sendMail> {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly outbox: MailOutbox,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
  ) {}

  async handle({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.outbox.claim(mailId);
    if (!mail) return;
    failpoint('mail.claimed');
    const rendering = await this.render(mailId, mail);
    if (rendering.outcome === 'not-known-yet') {
      await this.outbox.postpone(mailId, rendering.outcome);
      throw new NotKnownYetError(`${mail.template} ${mailId}: ${rendering.outcome}`);
    }
    if (rendering.outcome !== 'ready') {
      await this.outbox.markFailed(mailId, rendering.outcome);
      return;
    }
    await this.deliver({ mailId, to: rendering.to, ...rendering.content });
  }

  /** A mail that could not be made is let go of, so that the job's next attempt finds it. */
  private async render(mailId: string, mail: MailSubject): Promise<Rendering> {
    try {
      return await this.renderer.render(mail);
    } catch (error) {
      await this.outbox.postpone(mailId, 'not-rendered');
      throw error;
    }
  }

  private async deliver(mail: OutgoingMail): Promise<void> {
    const { mailId } = mail;
    try {
      await this.transport.deliver(mail);
    } catch (error) {
      if (!(error instanceof MailNotSentError)) throw error;
      this.logger.warn({ mailId, reason: error.code, final: error.final }, 'Mail was not sent');
      const { code, final } = error;
      await (final ? this.outbox.markFailed(mailId, code, tried) : this.outbox.postpone(mailId, code, tried));
      return;
    }
    failpoint('mail.delivered');
    await this.outbox.markSent(mailId);
    failpoint('mail.marked-sent');
  }
}
