import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { mailWork } from './sending/send-mail.work.js';
import { QueueMail } from './commands/queue-mail.js';
import { MailOutbox } from './mail-outbox.js';

@CommandHandler(QueueMail as never)
export class QueueMailHandler implements ICommandHandler<QueueMail, void> {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly work: DurableWork,
  ) {}

  async execute({ payload }: QueueMail): Promise<void> {
    const mailId = randomUUID();
    const isNew = await this.outbox.write(mailId, payload);
    failpoint('mail.written');
    if (isNew) await this.work.enqueue(mailWork, mailId);
    failpoint('mail.queued');
  }
}
