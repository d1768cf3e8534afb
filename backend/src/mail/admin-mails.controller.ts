import { listMails, resendMail, sendMailAgain, type AdminMail } from '../../../contracts/mails.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { NotesAct } from '../platform/auth/acts/noted-act.js';
import { staffContext } from '../platform/http/command-context.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { mailWork } from './sending/send-mail.work.js';
import { QueueMail, type MailReference } from './commands/queue-mail.js';
import { MailRenderer } from './mail-renderer.port.js';
import { keyOfRepeat } from './mails.view.js';
import { MailOutbox } from './mail-outbox.js';

const mostListed = 200;

@Controller()
export class AdminMailsController {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly work: DurableWork,
    private readonly renderer: MailRenderer,
    private readonly commands: CommandBus,
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

  /** The repetition has the key of the mail that it repeats, so that two clicks or two colleagues send it once. */
  @Handles(sendMailAgain)
  @NotesAct('mail-sent-again', 'id')
  async sendMailAgain({ params: { id: mailId }, request }: Call<typeof sendMailAgain>): Promise<void> {
    const mail = await this.outbox.findSent(mailId);
    if (!mail) throw new DomainError('mail-not-found');
    const { outcome } = await this.renderer.render(mail);
    if (outcome === 'recipient-erased') throw new DomainError('recipient-erased');
    await this.commands.execute(new QueueMail({ ...mail, key: keyOfRepeat(mailId) }, staffContext(request)));
  }
}

function idsOf(reference: MailReference): Record<string, string> {
  const fields = Object.entries<unknown>({ ...reference });
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
