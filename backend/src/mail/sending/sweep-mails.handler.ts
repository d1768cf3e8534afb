import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { sendMail } from './send-mail.job.js';
import { sweepMails } from './sweep-mails.job.js';
import { MailOutbox } from '../mail-outbox.js';

const mostPerSweep = 500;

/** Queues the due mails whose job was lost or must be retried. */
@JobHandler(sweepMails)
export class SweepMailsHandler implements Handles<typeof sweepMails> {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly jobs: JobQueue,
  ) {}

  async handle(): Promise<void> {
    for (const mailId of await this.outbox.findDue(mostPerSweep)) {
      if (!(await this.jobs.add(sendMail, { mailId }, { id: mailId }))) return;
    }
  }
}
