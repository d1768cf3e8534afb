import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { sendMail } from './sending/send-mail.job.js';
import { QueueMail } from './commands/queue-mail.js';
import { MailOutbox } from './mail-outbox.js';

@CommandHandler(QueueMail as never)
export class QueueMailHandler implements ICommandHandler<QueueMail, void> {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly jobs: JobQueue,
  ) {}

  async execute({ payload }: QueueMail): Promise<void> {
    const mailId = randomUUID();
    const isNew = await this.outbox.write(mailId, payload);
    failpoint('mail.written');
    if (isNew) await this.jobs.add(sendMail, { mailId }, { id: mailId });
    failpoint('mail.queued');
  }
}
