import { listMails, resendMail, type AdminMail } from '../../../contracts/mails.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '../platform/errors/domain-error.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { mailWork } from './sending/send-mail.work.js';
import type { MailReference } from './commands/queue-mail.js';
import { MailOutbox } from './mail-outbox.js';

const mostListed = 200;

@Controller()
export class AdminMailsController {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly work: DurableWork,
  ) {}

  @Handles(listMails)
  async listMails({ query: { status } }: Call<typeof listMails>): Promise<AdminMail[]> {
    const mails = await this.outbox.list(status, mostListed);
    return mails.map(({ id, template, reference, status, attempts, lastError, createdAt, sentAt }) => ({
      ...{ id, template, status, attempts, lastError },
      reference: idsOf(reference),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  }

  @Handles(resendMail)
  async resendMail({ params: { id: mailId } }: Call<typeof resendMail>): Promise<void> {
    if (!isUUID(mailId) || !(await this.work.restart(mailWork, mailId))) throw new DomainError('mail-not-found');
  }
}

function idsOf(reference: MailReference): Record<string, string> {
  const fields = Object.entries<unknown>({ ...reference });
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
