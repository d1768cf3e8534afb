import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { mailTemplates, recordMailTemplates, type MailTemplate } from '../../../../contracts/mails.js';
import { MailTransport, type OutgoingMail } from './mail-transport.js';

/** Stores nothing when the mail was cancelled meanwhile, because its recipient was erased. */
const keep = `
  insert into kept_mails (id, mail_id, "to", subject, text, html)
  select $1::uuid, id, $3, $4, $5, $6 from mails where id = $2 and status = 'queued' and template = any($7) for share
  on conflict do nothing`;

async function keepCopy(
  dataSource: DataSource,
  { mailId, to, subject, html, text }: OutgoingMail,
  templates: readonly MailTemplate[],
): Promise<void> {
  await dataSource.query(keep, [randomUUID(), mailId, to, subject, text, html, templates]);
}

/** Stores mails in the database, for the demo. Tolerates duplicate deliveries. */
export class KeepingTransport extends MailTransport {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    await keepCopy(this.dataSource, mail, mailTemplates);
  }
}

/** Sends mails, and keeps a copy of those that staff can read. A login code or an invitation is never stored. */
export class CopyingTransport extends MailTransport {
  private readonly logger = new Logger(CopyingTransport.name);

  constructor(
    private readonly transport: MailTransport,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  /** The mail has left, so a copy that cannot be stored must not make the caller send it twice. */
  async deliver(mail: OutgoingMail): Promise<void> {
    await this.transport.deliver(mail);
    try {
      await keepCopy(this.dataSource, mail, recordMailTemplates);
    } catch {
      this.logger.warn({ mailId: mail.mailId }, 'A sent mail has no copy'); // the error has the mail among its parameters
    }
  }
}
