import { z } from 'zod';
import { allWaitingWork } from '../work/all-waiting-work.js';

/** A number that is stored in Postgres and queried at every scrape, so every process reports the same value. */
export interface Figure {
  help: string;
  sql: string;
}

const secondsSince = (moment: string) => `extract(epoch from now() - ${moment})`;

export const figures = {
  shop_webhook_last_received_timestamp_seconds: {
    help: 'When the payment provider last sent a webhook event, in seconds since 1970; 0 when it never did',
    sql: `select coalesce(extract(epoch from max(received_at)), 0) from webhook_events`,
  },
  shop_webhook_oldest_unhandled_age_seconds: {
    help: 'Age of the oldest unhandled webhook event, while the provider repeats it (three days); 0 for none',
    sql: `select coalesce(${secondsSince('min(received_at)')}, 0) from webhook_events
      where handled_at is null and received_at > now() - interval '3 days'`,
  },
  shop_reservations_active: {
    help: 'Checkouts that hold stock',
    sql: `select count(*) from checkouts where status in ('open', 'closing')`,
  },
  shop_reservations_overdue: {
    help: 'Open checkouts whose time was over five minutes ago: the sweep is late, or the provider does not answer',
    sql: `select count(*) from checkouts where status = 'open' and reserved_until < now() - interval '5 minutes'`,
  },
  shop_reserved_pieces: {
    help: 'Pieces on the shelf that are held for somebody',
    sql: `select coalesce(sum(reserved), 0) from stock_levels`,
  },
  shop_mails_queued: {
    help: 'Mails that still have to go out',
    sql: `select count(*) from mails where status = 'queued'`,
  },
  shop_mail_oldest_queued_age_seconds: {
    help: 'Age of the oldest mail that still has to go out; 0 when there is none',
    sql: `select coalesce(${secondsSince('min(created_at)')}, 0) from mails where status = 'queued'`,
  },
  shop_policy_violations: {
    help: 'Kinds of content that the security policy blocked within a day, by directive, host and page',
    sql: `select count(*) from policy_reports where last_seen_at > now() - interval '1 day'`,
  },
} satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export const figuresSql = `select ${Object.entries<Figure>(figures)
  .map(([name, { sql }]) => `(${sql})::float8 as "${name}"`)
  .join(',\n  ')}`;

/** Counts what waits for staff by list. A list of two tables is their sum. */
export const waitingSql = `select list, severity, sum(waiting)::float8 as waiting from (
  ${allWaitingWork
    .map(({ list, severity, table, where }) => {
      const columns = `'${list}' as list, '${severity}' as severity, count(*) as waiting`;
      return `select ${columns} from ${table} where ${where}`;
    })
    .join(' union all\n  ')}) counted group by list, severity`;

export const WaitingFigure = z.object({ list: z.string(), severity: z.string(), waiting: z.number() });
