import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import type { MailStatus } from '../../../contracts/mails.js';
import type { MailSubject, QueueMail } from './commands/queue-mail.js';
import { Mail } from './mail.entity.js';

const free = '(claimed_until is null or claimed_until < now())';
const insert = `
  insert into mails (id, key, template, reference, due_at) values ($1, $2, $3, $4, now() + interval '30 seconds')
  on conflict do nothing returning id`;
const claim = `
  update mails set claimed_until = now() + interval '2 minutes'
  where id = $1 and status = 'queued' and ${free} returning template, reference`;
const markSent = `
  update mails set status = 'sent', sent_at = now(), attempts = attempts + 1, last_error = null, claimed_until = null
  where id = $1 and status = 'queued'`;
const retry = "now() + least(interval '30 seconds' * power(2, attempts), interval '2 hours')";
const givenUp = "created_at < now() - interval '24 hours'";

const counted = (tried: boolean) => () => (tried ? 'attempts + 1' : 'attempts');

/** The table of mails and the moves a mail can make. Every move is one statement on the clock of the database. */
@Injectable()
export class MailOutbox {
  private readonly mails: Repository<Mail>;

  constructor(dataSource: DataSource) {
    this.mails = dataSource.getRepository(Mail);
  }

  /** False when a mail for this reason is there already. */
  async write(id: string, { key, template, reference }: QueueMail['payload']): Promise<boolean> {
    const written = await this.mails.query<object[]>(insert, [id, key, template, JSON.stringify(reference)]);
    return written.length > 0;
  }

  /** Ids of mails that should be on their way and that nobody is sending, longest due first. */
  async findDue(limit: number): Promise<string[]> {
    const due = this.mails.createQueryBuilder('mail').select('mail.id').limit(limit).orderBy('mail.dueAt');
    const rows = await due.where(`status = 'queued' and due_at <= now() and ${free}`).getMany();
    return rows.map(({ id }) => id);
  }

  /** Takes the mail for two minutes; null when it is gone, sent, or taken by another worker. */
  async claim(id: string): Promise<MailSubject | null> {
    const [[mail]] = await this.mails.query<[MailSubject[], number]>(claim, [id]);
    return mail ?? null;
  }

  async markSent(id: string): Promise<void> {
    await this.mails.query(markSent, [id]);
  }

  /** It will never go out. `tried`: because a server refused it. */
  markFailed(id: string, code: string, { tried = false } = {}): Promise<boolean> {
    return this.move(id, { status: 'failed', lastError: code, claimedUntil: null, attempts: counted(tried) });
  }

  /** It goes out later: after 30 seconds, twice as long for each time that it was tried, up to 2 hours; after 24 hours it has failed. */
  postpone(id: string, code: string, { tried = false } = {}): Promise<boolean> {
    const status = () => `case when ${givenUp} then 'failed' else 'queued' end`;
    const changes = { status, lastError: code, claimedUntil: null, dueAt: () => retry, attempts: counted(tried) };
    return this.move(id, changes);
  }

  /** A failed mail begins again, with 24 hours before it; false when there is no such failed mail. */
  async restart(id: string): Promise<boolean> {
    const now = () => 'now()';
    const fresh = { status: 'queued' as const, attempts: 0, lastError: null, createdAt: now, dueAt: now };
    const update = this.mails.createQueryBuilder().update().set(fresh);
    return (await update.where(`id = :id and status = 'failed'`, { id }).execute()).affected === 1;
  }

  /** Mails in one status, newest first. */
  list(status: MailStatus, limit: number): Promise<Mail[]> {
    return this.mails.find({ where: { status }, order: { createdAt: 'DESC', id: 'ASC' }, take: limit });
  }

  private async move(id: string, changes: object, condition = 'true'): Promise<boolean> {
    const update = this.mails.createQueryBuilder().update().set(changes);
    const { affected } = await update.where(`id = :id and status = 'queued' and ${condition}`, { id }).execute();
    return affected === 1;
  }
}
