import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config.js';
import { createShopDataSource } from '../../app/shop-data-source.js';
import { waitingWork } from '../../platform/database/waiting-work.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import { EventStoreDbEventStore } from '../../platform/event-sourcing/eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../platform/event-sourcing/postgres/postgres-event-store.js';
import {
  projectionStatuses,
  type ProjectionStatus,
} from '../../platform/event-sourcing/read-models/projection-status.js';
import { lagText } from '../../platform/event-sourcing/readers/reader-lag.js';
import { allProjections } from '../../projections/index.js';
import { pendingMigrations } from '../migrations.js';
import { ok, warning, wrong, type Finding } from './finding.js';
import { lookAtProcesses } from './processes.js';

/** Postgres, its schema, the log, the read models, and what waits for somebody. */
export async function lookAtDatabase(config: Config): Promise<Finding[]> {
  const dataSource = createShopDataSource(config.databaseUrl, { poolSize: 3 });
  try {
    await dataSource.initialize();
  } catch (error) {
    const mend = 'Start Postgres, or put DATABASE_URL right. With an own Postgres: DATA_DIR/postgres/postgres.log.';
    return [wrong('postgres', (error as Error).message || 'does not answer', mend)];
  }
  try {
    const pending = await pendingMigrations(dataSource);
    const reachable = ok('postgres', 'answers');
    if (pending.length > 0) {
      const found = `${pending.length} not applied, ${pending[0]} first`;
      return [reachable, wrong('migrations', found, 'They are applied when the shop starts: npm start.')];
    }
    const log = await lookAtLog(config, dataSource);
    return [reachable, ok('migrations', 'all applied'), ...log, ...(await lookAtWork(dataSource))];
  } finally {
    await dataSource.destroy();
  }
}

async function lookAtLog({ eventStoreUrl, databaseUrl }: Config, dataSource: DataSource): Promise<Finding[]> {
  const store: EventStore = eventStoreUrl
    ? new EventStoreDbEventStore(eventStoreUrl)
    : new PostgresEventStore(databaseUrl);
  try {
    const { head, statuses } = await projectionStatuses(store, dataSource, allProjections, new Date());
    const processes = await lookAtProcesses(store, dataSource);
    return [ok('event store', `ends at ${head}`), ...readModels(statuses), processes];
  } catch (error) {
    const mend = eventStoreUrl
      ? 'Start it, or put EVENTSTORE_URL right.'
      : 'It is made when the shop starts: npm start.';
    return [wrong('event store', (error as Error).message, mend)];
  } finally {
    await store.close();
  }
}

function readModels(statuses: readonly ProjectionStatus[]): Finding[] {
  const told = statuses.filter(({ state }) => state !== 'ok').map(readModel);
  return told.length > 0 ? told : [ok('read models', `all ${statuses.length} up to date`)];
}

function readModel({ name, state, lag, error, stoppedBy }: ProjectionStatus): Finding {
  const what = `read model ${name}`;
  if (state === 'stopped') {
    const pass = stoppedBy && `npm run shop -- projections skip ${name} ${stoppedBy.position} --reason "…"`;
    return wrong(
      what,
      `stopped: ${error}`,
      `Deploy a program that can take the event and rebuild ${name}${pass ? `, or: ${pass}` : '.'}`,
    );
  }
  if (state === 'behind') return warning(what, `behind: ${lagText(lag)}`, 'Is a process with the role worker running?');
  return warning(what, state, 'It is filled when a shop with the role worker starts.');
}

/** Each with how it is counted and what to do about it. */
const waiting = [
  {
    name: 'failed refunds',
    sql: `select count(*)::int as n from refunds where ${waitingWork.failedRefund}`,
    mend: 'npm run shop -- jobs failed says why; then jobs retry with the id of the refund.',
  },
  {
    name: 'refused commands',
    sql: `select count(*)::int as n from process_refusals where ${waitingWork.openRefusal}`,
    mend: 'npm run shop -- jobs failed names the event and the rule; events show tells the rest.',
  },
  {
    name: 'failed mails',
    sql: `select count(*)::int as n from mails where ${waitingWork.failedMail}`,
    mend: 'npm run shop -- mail resend --all, once the mail server takes them.',
  },
  {
    name: 'unmatched payments',
    sql: `select count(*)::int as n from unmatched_payments where ${waitingWork.unmatchedPayment}`,
    mend: 'npm run shop -- payments unmatched; then the back office, Betalingen zonder bestelling.',
  },
] as const;

async function lookAtWork(dataSource: DataSource): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sql, mend } of waiting) {
    const [row] = await dataSource.query<{ n: number }[]>(sql);
    findings.push(row!.n === 0 ? ok(name, 'none') : wrong(name, String(row!.n), mend));
  }
  return [...findings, await lookAtOrphanedSubscriptions(dataSource)];
}

/** Cancelling an order asks about its subscriptions. Orders cancelled by earlier versions ended none of them. */
async function lookAtOrphanedSubscriptions(dataSource: DataSource): Promise<Finding> {
  const name = 'subscriptions of cancelled orders';
  const rows = await dataSource.query<{ id: string }[]>(
    `select s.subscription_id as id from admin_subscription_list s join admin_order_list o on o.order_id = s.order_id
     where o.status = 'cancelled' and o.cancelled_plans = '[]' and s.status <> 'cancelled' order by s.started_at`,
  );
  if (rows.length === 0) return ok(name, 'none runs without a choice of staff');
  const shown = rows.slice(0, 5).map(({ id }) => id);
  const found = `${rows.length} still charge: ${shown.join(', ')}${rows.length > shown.length ? ', …' : ''}`;
  return warning(
    name,
    found,
    'Ask the customer, and end in the back office, Abonnementen, those that should not go on.',
  );
}
