import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config.js';
import { createShopDataSource } from '../../app/shop-data-source.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import { AnotherLogError, assertSameLog, whatToDo } from '../../platform/event-sourcing/log-identity/same-log.js';
import { EventStoreDbEventStore } from '../../platform/event-sourcing/eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../platform/event-sourcing/postgres/postgres-event-store.js';
import {
  projectionStatuses,
  type ProjectionStatus,
} from '../../platform/event-sourcing/read-models/projection-status.js';
import { lagText } from '../../platform/event-sourcing/readers/reader-lag.js';
import { allProjections } from '../../projections/index.js';
import { pendingMigrations } from '../migrations.js';
import { checkClock } from './clock.js';
import { checkCompany } from './company.js';
import { checkWork } from './failed-work.js';
import { ok, warning, wrong, type Finding } from './finding.js';
import { checkProcesses } from './processes.js';

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const dataSource = createShopDataSource(config.databaseUrl, { poolSize: 3 });
  try {
    await dataSource.initialize();
  } catch (error) {
    const mend =
      'Start Postgres or correct DATABASE_URL. The log of the bundled Postgres is DATA_DIR/postgres/postgres.log.';
    return [wrong('postgres', (error as Error).message || 'does not respond', mend)];
  }
  try {
    const pending = await pendingMigrations(dataSource);
    const reachable = ok('postgres', 'responds');
    const clock = await checkClock(dataSource);
    if (pending.length > 0) {
      const found = `${pending.length} pending, first ${pending[0]}`;
      return [reachable, wrong('migrations', found, 'Start the shop to apply them: npm start.')];
    }
    const log = await checkLog(config, dataSource);
    return [
      reachable,
      clock,
      ok('migrations', 'all applied'),
      ...log,
      ...(await checkWork(dataSource)),
      await checkCompany(config, dataSource),
    ];
  } finally {
    await dataSource.destroy();
  }
}

async function checkLog({ eventStoreUrl, databaseUrl }: Config, dataSource: DataSource): Promise<Finding[]> {
  const store: EventStore = eventStoreUrl
    ? new EventStoreDbEventStore(eventStoreUrl)
    : new PostgresEventStore(databaseUrl);
  try {
    await assertSameLog(store, dataSource);
    const { head, statuses } = await projectionStatuses(store, dataSource, allProjections, new Date());
    const processes = await checkProcesses(store, dataSource);
    return [ok('event store', `ends at ${head}`), ...readModels(statuses), processes];
  } catch (error) {
    if (error instanceof AnotherLogError) return [wrong('event store', error.found, whatToDo)];
    const mend = eventStoreUrl ? 'Start it or correct EVENTSTORE_URL.' : 'Start the shop to create it: npm start.';
    return [wrong('event store', (error as Error).message, mend)];
  } finally {
    await store.close();
  }
}

function readModels(statuses: readonly ProjectionStatus[]): Finding[] {
  const findings = statuses.filter(({ state }) => state !== 'ok').map(readModel);
  return findings.length > 0 ? findings : [ok('read models', `all ${statuses.length} up to date`)];
}

function readModel({ name, state, lag, error, stoppedBy }: ProjectionStatus): Finding {
  const what = `read model ${name}`;
  if (state === 'stopped') {
    const skip = stoppedBy && `npm run shop -- projections skip ${name} ${stoppedBy.position} --reason "…"`;
    return wrong(
      what,
      `stopped: ${error}`,
      `Deploy a version that handles the event and rebuild ${name}${skip ? `, or run ${skip}` : '.'}`,
    );
  }
  if (state === 'behind') return warning(what, `behind: ${lagText(lag)}`, 'Is a process with the role worker running?');
  return warning(what, state, 'A process with the role worker fills it at start.');
}
