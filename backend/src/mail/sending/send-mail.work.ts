import { z } from 'zod';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { defineJob } from '../../platform/jobs/job.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { waitsForStaff } from '../../platform/work/waiting-work.js';
import { defineWork, type Outcome } from '../../platform/work/work-kind.js';
import type { MailSubject } from '../commands/queue-mail.js';
import { Mail } from '../mail.entity.js';
import { MailRenderer } from '../mail-renderer.port.js';
import { undone } from '../undoable.js';
import { MailNotSentError, MailTransport, type OutgoingMail } from './mail-transport.js';

/** Its retries bridge the lag of the read models. Longer outages wait in the table `mails` for the sweep. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.strictObject({ mailId: z.uuid() }),
  attempts: 6,
  backoffMs: 200,
});

export const mailWork = defineWork<Mail>({
  name: 'mails',
  entity: Mail,
  id: 'id',
  shown: ['id', 'template'],
  lease: { until: 'claimedUntil', seconds: 120 },
  counts: 'refusals',
  done: { status: 'sent', at: 'sentAt' },
  retry: { firstMs: 30_000, mostMs: 2 * 3_600_000, givesUpAfterMs: 24 * 3_600_000 },
  restart: { set: 'attempts = 0, created_at = now()' },
  job: sendMail,
  payloadOf: (mailId) => ({ mailId }),
});

/** Given up, except when the recipient was erased or the shipment undone. */
export const failedMails = waitsForStaff({
  list: 'failed-mails',
  table: 'mails',
  where: `status = 'failed' and coalesce(last_error, '') not in ('recipient-erased', '${undone}')`,
  severity: 'none',
  doctor: { name: 'failed mails', mend: 'npm run shop -- mail resend --all, once the mail server accepts mail.' },
  failures: { kind: 'mail', id: 'id::text', what: 'template', attempts: 'attempts', error: 'last_error' },
});

class NotRenderedError extends Error {}

/** Delivers at least once. After a crash before the mail is marked, the sweep sends a duplicate with the same Message-ID. */
@JobHandler(sendMail)
export class SendMailHandler implements Handles<typeof sendMail> {
  constructor(
    private readonly work: DurableWork,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
  ) {}

  /** Throws when the mail server did not decide, so that the job is retried within seconds. */
  async handle({ mailId }: { mailId: string }): Promise<void> {
    const outcome = await this.work.attempt(mailWork, mailId, (mail) => this.send(mailId, mail as MailSubject));
    if (outcome?.is === 'done') failpoint('mail.marked-sent');
    if (outcome?.is === 'later' && !outcome.refused) throw new NotRenderedError(`${mailId}: ${outcome.code}`);
  }

  private async send(mailId: string, mail: MailSubject): Promise<Outcome> {
    failpoint('mail.claimed');
    const rendering = await this.renderer.render(mail);
    if (rendering.outcome === 'not-known-yet') return { is: 'later', code: rendering.outcome };
    if (rendering.outcome !== 'ready') return { is: 'failed', code: rendering.outcome };
    return this.deliver({ mailId, to: rendering.to, ...rendering.content });
  }

  private async deliver(mail: OutgoingMail): Promise<Outcome> {
    try {
      await this.transport.deliver(mail);
    } catch (error) {
      if (!(error instanceof MailNotSentError)) throw error;
      return { is: error.final ? 'failed' : 'later', code: error.code, refused: true };
    }
    failpoint('mail.delivered');
    return { is: 'done' };
  }
}
