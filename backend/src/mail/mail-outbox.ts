import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { recordMailTemplates, type MailStatus } from '../../../contracts/mails.js';
import type { MailSubject, QueueMail } from './commands/queue-mail.js';
import { Mail } from './mail.entity.js';
import { countOf } from '../platform/database/rows.js';

const insert = `
  insert into mails (id, key, template, reference, due_at) values ($1, $2, $3, $4, now() + interval '30 seconds')
  on conflict do nothing returning id`;

@Injectable()
export class MailOutbox {
  private readonly mails: Repository<Mail>;

  constructor(private readonly dataSource: DataSource) {
    this.mails = dataSource.getRepository(Mail);
  }

  /** Returns false when a mail with this key exists. The sweep leaves the mail to its own job for 30 seconds. */
  async write(id: string, { key, template, reference }: QueueMail['payload']): Promise<boolean> {
    return (await countOf(this.dataSource, insert, [id, key, template, JSON.stringify(reference)])) > 0;
  }

  /** The subject of a sent mail about a record. Null for any other mail. */
  async findSent(id: string): Promise<MailSubject | null> {
    const mail = await this.mails.findOneBy({ id, status: 'sent', template: In(recordMailTemplates) });
    return mail && ({ template: mail.template, reference: mail.reference } as MailSubject);
  }

  list(status: MailStatus, limit: number): Promise<Mail[]> {
    return this.mails.find({ where: { status }, order: { createdAt: 'DESC', id: 'ASC' }, take: limit });
  }
}
