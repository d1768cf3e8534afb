import { recordMailTemplates } from '../../../contracts/mails.js';

/** SQL: whether a mail with this key was queued, in whatever state it is now. */
export const isQueued = (key: string) => `exists (select from mails where key = ${key})`;

/** The key of the mail that repeats another one: each mail is repeated once, and its repetition once, and so on. */
export const keyOfRepeat = (mailId: string) => `again:${mailId}`;

const templates = recordMailTemplates.map((template) => `'${template}'`).join();

/**
 * SQL: mails about a record, with their kept copy and the id of the order, subscription, return or customer, for joins.
 * `record_id` is the expression of the index `mails_by_record`.
 */
export const recordMails = `(
  select m.id, m.template, m.reference, m.status, m.last_error, m.created_at, m.sent_at, k."to", k.subject, k.text, k.html,
    coalesce(m.reference ->> 'orderId', m.reference ->> 'subscriptionId', m.reference ->> 'returnId',
      m.reference ->> 'customerId') as record_id,
    exists (select from mails r where r.key = '${keyOfRepeat('')}' || m.id) as is_sent_again
  from mails m left join kept_mails k on k.mail_id = m.id where m.template in (${templates}))`;
