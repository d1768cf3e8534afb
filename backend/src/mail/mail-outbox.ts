import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import type { MailStatus } from '../../../contracts/mails.js';
import type { QueueMail } from './commands/queue-mail.js';
import { Mail } from './mail.entity.js';

const insert = `
  insert into mails (id, key, template, reference, due_at) values ($1, $2, $3, $4, now() + interval '30 seconds')
  on conflict do nothing returning id`;

@Injectable()
export class MailOutbox {
  private readonly mails: Repository<Mail>;

  constructor(dataSource: DataSource) {
    this.mails = dataSource.getRepository(Mail);
  }

  /** Returns false when a mail with this key exists. The sweep leaves the mail to its own job for 30 seconds. */
  async write(id: string, { key, template, reference }: QueueMail['payload']): Promise<boolean> {
    const written = await this.mails.query<object[]>(insert, [id, key, template, JSON.stringify(reference)]);
    return written.length > 0;
  }

  list(status: MailStatus, limit: number): Promise<Mail[]> {
    return this.mails.find({ where: { status }, order: { createdAt: 'DESC', id: 'ASC' }, take: limit });
  }
}
