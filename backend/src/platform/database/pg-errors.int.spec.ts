import type { EntityManager } from 'typeorm';
import { eventually, openTestKernel, type TestKernel } from '../../testing/kernel.js';
import { isConnectionTrouble } from './pg-errors.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

/** Ends the connection of a transaction, as a restart of Postgres does, and waits until the pool has noticed. */
async function lose(manager: EntityManager): Promise<void> {
  const [{ pid }] = await manager.query<[{ pid: number }]>('select pg_backend_pid() as pid');
  await kernel.dataSource.query('select pg_terminate_backend($1)', [pid]);
  await eventually(() => manager.queryRunner!.isReleased, 'the release of the lost connection');
}

const afterLoss = (rest: (manager: EntityManager) => Promise<unknown>): Promise<unknown> =>
  kernel.dataSource
    .transaction(async (manager) => {
      await lose(manager);
      await rest(manager);
    })
    .catch((error: unknown) => error);

it('a connection lost between two statements of a transaction is a trouble of the connection', async () => {
  expect(isConnectionTrouble(await afterLoss((manager) => manager.query('select 1')))).toBe(true);
});

it('so is one that is lost before the commit', async () => {
  expect(isConnectionTrouble(await afterLoss(async () => undefined))).toBe(true);
});

it('a refused statement is none', async () => {
  const refused = await kernel.dataSource.query('select 1 / 0').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: '22012' });
  expect(isConnectionTrouble(refused)).toBe(false);
});
