import type { DataSource, QueryRunner } from 'typeorm';
import { createShopDataSource } from '../../app/shop-data-source.js';
import { WorkOfUnmatchedPayments1764200000001 } from '../../platform/database/migrations/1764200000001-work-of-unmatched-payments.js';
import type { TestDatabase } from '../../testing/database.js';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { openDecision } from './open-payments.js';

let database: TestDatabase;
let dataSource: DataSource;
let runner: QueryRunner;
beforeAll(async () => {
  database = await createMigratedDatabase();
  dataSource = await createShopDataSource(database.url).initialize();
  runner = dataSource.createQueryRunner();
});
afterAll(async () => {
  await runner.release();
  await dataSource.destroy();
  await database.drop();
});

it('carries out the recent decisions of the former version, and none that it had given up', async () => {
  const migration = new WorkOfUnmatchedPayments1764200000001();
  await migration.down(runner);
  await runner.query(`
    insert into unmatched_payments (payment_intent_id, amount_cents, reason, resolution, resolved_at) values
      ('pi_open', 100, 'other-amount', null, null), ('pi_old', 100, 'other-amount', 'refunded', now() - interval '4 days'),
      ('pi_recent', 100, 'other-amount', 'refunded', now() - interval '2 days'),
      ('pi_ordered', 100, 'settlement-failed', 'ordered', now()),
      ('pi_outside', 100, 'other-amount', 'refunded-outside', now())`);
  await migration.up(runner);
  const open = async () => {
    const sql = `select payment_intent_id as id from unmatched_payments where ${openDecision} order by id`;
    return ((await runner.query(sql)) as { id: string }[]).map(({ id }) => id);
  };
  expect(await open()).toEqual(['pi_ordered', 'pi_recent']);
  await runner.query(`update unmatched_payments set carried_out_at = resolved_at`);
  expect(await open()).toEqual([]);
  await runner.query(`update unmatched_payments set resolved_at = now() where payment_intent_id = 'pi_old'`);
  expect(await open()).toEqual(['pi_old']);
});
