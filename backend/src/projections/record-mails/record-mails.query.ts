import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { RecordMailSchema, type RecordMail } from '../../../../contracts/mails.js';
import { MailRenderer } from '../../mail/mail-renderer.port.js';
import { recordMails } from '../../mail/mails.view.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { iso } from '../../platform/http/listing/listing.js';
import { orders } from '../admin-order-list/orders.view.js';
import { returns } from '../admin-return-list/returns.view.js';
import { subscriptions } from '../admin-subscription-list/subscriptions.view.js';

const mostListed = 200;

const row = `m.id, m.template, m.status, m.last_error as "lastError", ${iso('m.created_at')} as "createdAt",
  ${iso('m.sent_at')} as "sentAt", m."to", m.is_sent_again as "isSentAgain"`;
const newestFirst = `order by m.created_at desc, m.id limit ${mostListed}`;

const ofRecordSql = `select ${row} from ${recordMails} m where m.record_id = $1 ${newestFirst}`;

/** Orders, subscriptions and returns belong to the mailbox of their contact. */
const ofCustomerSql = `
  with customer as (select id, email from customers where id = $1),
  own as (select c.id from contacts c join customer k on lower(btrim(c.email)) = k.email),
  records as (
    select id::text as id from customer
    union all select o.order_id from ${orders} o join own on own.id = o.contact_id
    union all select s.subscription_id from ${subscriptions} s join own on own.id = s.contact_id
    union all select r.return_id from ${returns} r join own on own.id = r.contact_id)
  select ${row} from records join ${recordMails} m on m.record_id = records.id ${newestFirst}`;

const Kept = z.object({
  subject: z.custom<Parameters<MailRenderer['render']>[0]>(),
  kept: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }).nullable(),
});
const keptSql = `
  select jsonb_build_object('template', m.template, 'reference', m.reference) as subject,
    case when m."to" is not null
      then jsonb_build_object('to', m."to", 'subject', m.subject, 'text', m.text, 'html', m.html) end as kept
  from ${recordMails} m where m.id = $1`;

/** `customerId`: null when the mailbox is of no customer. */
export interface FoundMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  isKept: boolean;
  sendsTo: string | null;
  customerId: string | null;
}

/** Mails about orders, returns, subscriptions and customers. */
@Injectable()
export class RecordMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: MailRenderer,
  ) {}

  ofRecord(id: string): Promise<RecordMail[]> {
    return rowsOf(this.dataSource, RecordMailSchema, ofRecordSql, [id]);
  }

  ofCustomer(customerId: number): Promise<RecordMail[]> {
    return rowsOf(this.dataSource, RecordMailSchema, ofCustomerSql, [customerId]);
  }

  /** The kept copy, else the mail as it would be sent now. Throws `mail-not-found` or `recipient-erased`. */
  async find(id: string): Promise<FoundMail> {
    const [found] = await rowsOf(this.dataSource, Kept, keptSql, [id]);
    if (!found) throw new DomainError('mail-not-found');
    const rendering = await this.renderer.render(found.subject);
    const now = rendering.outcome === 'ready' ? { to: rendering.to, ...rendering.content } : null;
    const shown = found.kept ?? now;
    if (!shown) throw new DomainError(rendering.outcome === 'recipient-erased' ? 'recipient-erased' : 'mail-not-found');
    const { to, subject, text, html } = shown;
    const customerId = await this.customerOf(to);
    return { to, subject, text, html, isKept: found.kept !== null, sendsTo: now?.to ?? null, customerId };
  }

  private async customerOf(to: string): Promise<string | null> {
    const sql = 'select id::text as id from customers where email = $1';
    const [customer] = await rowsOf(this.dataSource, z.object({ id: z.string() }), sql, [mailboxOf(to)]);
    return customer?.id ?? null;
  }
}
