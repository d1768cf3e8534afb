import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { createShopDataSource } from '../../app/shop-data-source.js';
import { loadDemo } from '../../app/starting/load-demo.js';
import type { Config } from '../../platform/config/config.js';
import { pause } from '../../platform/timing/pause.js';
import { hasTable } from '../migrations.js';
import { RefusedError } from '../task.js';
import { Setting } from '../../platform/database/setting.entity.js';
import { valueOf } from '../../platform/database/rows.js';

const disconnectingMs = 2000;

/** Returns the tables to empty. Throws RefusedError unless the database is empty or a demo. */
export async function tablesToEmpty({ databaseUrl }: Config): Promise<string[]> {
  const { filledHistoryTables, startedKey } = await loadDemo();
  const dataSource = createShopDataSource(databaseUrl, { poolSize: 1 });
  try {
    await dataSource.initialize();
    await assertAlone(dataSource);
    const history = await filledHistoryTables(dataSource);
    if (history.length > 0 && !(await hasSetting(dataSource, startedKey)))
      throw new RefusedError(
        `This database was never a demo and is not empty (${history.join(', ')}), so nothing is deleted`,
      );
    return history;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

/**
 * Every process of the shop keeps a session open to listen for events. Counts again for a while, because Postgres lists a
 * session for some time after its client has disconnected.
 */
async function assertAlone(dataSource: DataSource): Promise<void> {
  const deadline = Date.now() + disconnectingMs;
  let sessions = await otherSessions(dataSource);
  while (sessions > 0 && Date.now() < deadline) {
    await pause(100);
    sessions = await otherSessions(dataSource);
  }
  if (sessions > 0)
    throw new RefusedError(
      `Other sessions are connected to this database (${sessions}). Stop every process of the shop first.`,
    );
}

function otherSessions(dataSource: DataSource): Promise<number> {
  return valueOf(
    dataSource,
    z.int(),
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`,
  );
}

async function hasSetting(dataSource: DataSource, key: string): Promise<boolean> {
  if (!(await hasTable(dataSource, 'settings'))) return false;
  return dataSource.getRepository(Setting).existsBy({ key });
}
