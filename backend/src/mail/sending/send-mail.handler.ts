import { Logger } from '@nestjs/common';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { sendMail } from './send-mail.job.js';
import type { MailSubject } from '../commands/queue-mail.js';
import { MailOutbox } from '../mail-outbox.js';
import { MailRenderer, type Rendering } from '../mail-renderer.port.js';
import { MailNotSentError, MailTransport, type OutgoingMail } from './mail-transport.js';

const tried = { tried: true };

class NotKnownYetError extends Error {}

/** Delivers at least once. After a crash before `markSent` the sweep sends a duplicate with the same Message-ID. */
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

  /** Releases the claim when rendering fails, so the job's next attempt finds the mail. */
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
