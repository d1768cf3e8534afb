import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DataSource, In, type Repository } from 'typeorm';
import { recordMailTemplates, type MailStatus } from '../../../contracts/mails.js';
import type { MailSubject, QueueMail } from './commands/queue-mail.js';
import { Mail } from './mail.entity.js';
import { failedMails } from './sending/send-mail.work.js';
import { isUndoable, undone } from './undoable.js';
import { rowsOf } from '../platform/database/rows.js';

const row = `
  insert into mails (id, key, template, reference, due_at) values ($1, $2, $3, $4, now() + $5 * interval '1 second')`;
const once = `${row} on conflict do nothing returning id`;

/** A status that staff sets again, after it undid the first, mails anew: later, with what leaves then. */
const again = `${row}
  on conflict (key) do update set reference = excluded.reference, due_at = excluded.due_at, status = 'queued',
    attempts = 0, last_error = null, created_at = now()
  where mails.last_error = '${undone}' or mails.status = 'queued' and coalesce(mails.claimed_until, now()) <= now()
  returning id`;

/** The sweep leaves a mail to its own job for this long. */
const ownJobS = 30;

@Injectable()
export class MailOutbox {
  private readonly mails: Repository<Mail>;

  constructor(private readonly dataSource: DataSource) {
    this.mails = dataSource.getRepository(Mail);
  }

  /**
   * Returns the id of the mail that waits to be sent, or null when one with this key was sent or waits already. The sweep
   * sends it after `waitS` seconds; without any it leaves the mail to its own job.
   */
  async write(id: string, mail: QueueMail['payload'], waitS: number): Promise<string | null> {
    const { key, template, reference } = mail;
    const values = [id, key, template, JSON.stringify(reference), waitS || ownJobS];
    const [found] = await rowsOf(
      this.dataSource,
      z.object({ id: z.string() }),
      isUndoable(mail) ? again : once,
      values,
    );
    return found?.id ?? null;
  }

  /** The subject of a sent mail about a record. Null for any other mail. */
  async findSent(id: string): Promise<MailSubject | null> {
    const mail = await this.mails.findOneBy({ id, status: 'sent', template: In(recordMailTemplates) });
    return mail && ({ template: mail.template, reference: mail.reference } as MailSubject);
  }

  /** The ids of mails that failed and can still be sent, oldest first. */
  async failed(limit: number): Promise<string[]> {
    const sql = `select id from mails where ${failedMails.where} order by created_at, id limit $1`;
    return (await rowsOf(this.dataSource, z.object({ id: z.string() }), sql, [limit])).map(({ id }) => id);
  }

  hasFailed(id: string): Promise<boolean> {
    return this.mails.existsBy({ id, status: 'failed' });
  }

  list(status: MailStatus, limit: number): Promise<Mail[]> {
    return this.mails.find({ where: { status }, order: { createdAt: 'DESC', id: 'ASC' }, take: limit });
  }
}
