import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import type { MailStatus } from '../../../contracts/mails.js';
import type { MailSubject, QueueMail } from './commands/queue-mail.js';
import { Mail } from './mail.entity.js';

const unclaimed = '(claimed_until is null or claimed_until < now())';
const insert = `
  insert into mails (id, key, template, reference, due_at) values ($1, $2, $3, $4, now() + interval '30 seconds')
  on conflict do nothing returning id`;
const claim = `
  update mails set claimed_until = now() + interval '2 minutes'
  where id = $1 and status = 'queued' and ${unclaimed} returning template, reference`;
const markSent = `
  update mails set status = 'sent', sent_at = now(), attempts = attempts + 1, last_error = null, claimed_until = null
  where id = $1 and status = 'queued'`;
const retry = "now() + least(interval '30 seconds' * power(2, attempts), interval '2 hours')";
const expired = "created_at < now() - interval '24 hours'";

const attemptsAfter = (tried: boolean) => () => (tried ? 'attempts + 1' : 'attempts');

/** Every transition is one statement that uses the database clock. */
@Injectable()
export class MailOutbox {
  private readonly mails: Repository<Mail>;

  constructor(dataSource: DataSource) {
    this.mails = dataSource.getRepository(Mail);
  }

  /** False when a mail with this key exists. */
  async write(id: string, { key, template, reference }: QueueMail['payload']): Promise<boolean> {
    const written = await this.mails.query<object[]>(insert, [id, key, template, JSON.stringify(reference)]);
    return written.length > 0;
  }

  /** Ids of due mails that no worker has claimed, longest overdue first. */
  async findDue(limit: number): Promise<string[]> {
    const due = this.mails.createQueryBuilder('mail').select('mail.id').limit(limit).orderBy('mail.dueAt');
    const rows = await due.where(`status = 'queued' and due_at <= now() and ${unclaimed}`).getMany();
    return rows.map(({ id }) => id);
  }

  /** Claims the mail for two minutes. Null when it is deleted, sent or claimed by another worker. */
  async claim(id: string): Promise<MailSubject | null> {
    const [[mail]] = await this.mails.query<[MailSubject[], number]>(claim, [id]);
    return mail ?? null;
  }

  async markSent(id: string): Promise<void> {
    await this.mails.query(markSent, [id]);
  }

  /** `tried`: counts the attempt, because a mail server refused it. */
  markFailed(id: string, code: string, { tried = false } = {}): Promise<boolean> {
    return this.changeQueued(id, {
      status: 'failed',
      lastError: code,
      claimedUntil: null,
      attempts: attemptsAfter(tried),
    });
  }

  /** Backs off from 30 seconds, doubling up to 2 hours. Marks the mail as failed after 24 hours. */
  postpone(id: string, code: string, { tried = false } = {}): Promise<boolean> {
    const status = () => `case when ${expired} then 'failed' else 'queued' end`;
    const changes = { status, lastError: code, claimedUntil: null, dueAt: () => retry, attempts: attemptsAfter(tried) };
    return this.changeQueued(id, changes);
  }

  /** Retries a failed mail for another 24 hours. False when no such failed mail exists. */
  async restart(id: string): Promise<boolean> {
    const now = () => 'now()';
    const fresh = { status: 'queued' as const, attempts: 0, lastError: null, createdAt: now, dueAt: now };
    const update = this.mails.createQueryBuilder().update().set(fresh);
    return (await update.where(`id = :id and status = 'failed'`, { id }).execute()).affected === 1;
  }

  list(status: MailStatus, limit: number): Promise<Mail[]> {
    return this.mails.find({ where: { status }, order: { createdAt: 'DESC', id: 'ASC' }, take: limit });
  }

  private async changeQueued(id: string, changes: object): Promise<boolean> {
    const update = this.mails.createQueryBuilder().update().set(changes);
    const { affected } = await update.where(`id = :id and status = 'queued'`, { id }).execute();
    return affected === 1;
  }
}
