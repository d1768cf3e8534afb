import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AppConfig } from '../platform/config/app-config.js';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { mailWork } from './sending/send-mail.work.js';
import { QueueMail } from './commands/queue-mail.js';
import { MailOutbox } from './mail-outbox.js';
import { isUndoable } from './undoable.js';

@CommandHandler(QueueMail as never)
export class QueueMailHandler implements ICommandHandler<QueueMail, void> {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly work: DurableWork,
    private readonly config: AppConfig,
  ) {}

  async execute({ payload }: QueueMail): Promise<void> {
    const mailId = randomUUID();
    const waitS = isUndoable(payload) ? this.config.statusMailWaitS : 0;
    const written = await this.outbox.write(mailId, payload, waitS);
    failpoint('mail.written');
    if (written && waitS === 0) await this.work.enqueue(mailWork, written);
    failpoint('mail.queued');
  }
}
