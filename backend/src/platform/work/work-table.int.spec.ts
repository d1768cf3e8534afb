import { randomUUID } from 'node:crypto';
import { Column, CreateDateColumn, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import { createDataSource } from '../database/data-source.js';
import { defineJob } from '../jobs/job.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { expectPostponed } from '../../testing/due-times.js';
import { defineRecurringWork, defineWork } from './work-kind.js';
import { WorkTable } from './work-table.js';

abstract class WorkOfTest {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { default: 'queued' })
  status: string;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('int', { default: 0 })
  changes: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}

/** Counts refusals, and has a column for the lease. */
@Entity('letters')
class Letter extends WorkOfTest {
  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;
}

/** Counts claims, and leases by making the row due later. */
@Entity('transfers')
class Transfer extends WorkOfTest {}

/** Asks for work by a column of its own, and has no status. */
@Entity('wishes')
class Wish {
  @PrimaryColumn('uuid')
  id: string;

  @Column('boolean', { default: true })
  asks: boolean;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;
}

const job = defineJob({ name: 'test', payload: z.strictObject({ id: z.uuid() }), attempts: 1, backoffMs: 0 });
const common = { id: 'id', shown: ['id'], job, payloadOf: (id: string) => ({ id }) } as const;
const second = 1000;
const letterWork = defineWork<Letter>({
  ...{ ...common, name: 'letter', entity: Letter },
  lease: { until: 'claimedUntil', seconds: 60 },
  counts: 'refusals',
  done: { status: 'sent', at: 'doneAt' },
  retry: { firstMs: 30 * second, mostMs: 3600 * second, givesUpAfterMs: 3600 * second },
  restart: { set: 'attempts = 0' },
});
const transferWork = defineWork<Transfer>({
  ...{ ...common, name: 'transfer', entity: Transfer },
  lease: { until: 'dueAt', seconds: 60 },
  counts: 'claims',
  done: { status: 'done', at: 'doneAt', orFailed: true },
  failsWhileSame: { column: 'changes', code: 'changed' },
  retry: { firstMs: 30 * second, mostMs: 3600 * second },
  restart: { set: 'changes = changes + 1', where: 'changes < 2' },
});

const wishWork = defineRecurringWork<Wish>({
  ...{ ...common, name: 'wish', entity: Wish },
  lease: { until: 'dueAt', seconds: 60 },
  counts: 'claims',
  open: 'asks',
  retry: { firstMs: 30 * second, mostMs: 3600 * second },
});

let database: TestDatabase;
/** Each is a pool of its own, as of two processes. */
let processes: [DataSource, DataSource];
beforeAll(async () => {
  database = await createTestDatabase();
  const open = () => createDataSource(database.url, [Letter, Transfer, Wish], { migrations: [] }).initialize();
  processes = [await open(), await open()];
  await processes[0].synchronize();
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.destroy()));
  await database.drop();
});
afterEach(() => processes[0].query('truncate letters, transfers, wishes'));

const kinds = [
  ['that counts refusals', letterWork, Letter],
  ['that counts claims', transferWork, Transfer],
] as const;

describe.each(kinds)('work %s', (_, kind, entity) => {
  const rows = () => processes[0].getRepository<WorkOfTest>(entity);
  const rowOf = (id: string) => rows().findOneByOrFail({ id });
  const tables = () => processes.map((one) => new WorkTable<WorkOfTest>(one, kind));
  const add = async (changes: Partial<WorkOfTest> = {}) => {
    const id = randomUUID();
    await rows().insert({ id, ...changes });
    return id;
  };
  const passLease = (id: string) => {
    const lease = kind === letterWork ? { claimedUntil: new Date(0) } : { dueAt: new Date(0) };
    return rows().update({ id }, lease);
  };

  it('is claimed once by many workers of two processes', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => add()));
    const attempts = ids.flatMap((id) => tables().flatMap((table) => [table.claim(id), table.claim(id)]));
    const claims = (await Promise.all(attempts)).flatMap((claim) => claim?.id ?? []);
    expect(claims.sort()).toEqual(ids.sort());
  });

  it('is found when due and unclaimed, longest due first', async () => {
    const [table] = tables();
    const [late, later] = [await add({ dueAt: new Date(2000) }), await add({ dueAt: new Date(1000) })];
    const claimed = await add({ dueAt: new Date(0) });
    await table!.claim(claimed);
    await add({ dueAt: new Date(Date.now() + 60 * second) });
    await add({ dueAt: new Date(0), status: 'failed' });
    await add({ dueAt: new Date(0), status: kind.done.status });
    expect(await table!.findDue(10)).toEqual([later, late]);
    expect(await table!.findDue(1)).toEqual([later]);
  });

  it('is claimed again once the lease of a dead process has passed', async () => {
    const [dead, alive] = tables();
    const id = await add();
    await dead!.claim(id);
    expect(await alive!.claim(id)).toBeNull();
    await passLease(id);
    expect(await alive!.findDue(10)).toEqual([id]);
    expect(await alive!.claim(id)).toMatchObject({ row: { id, status: 'queued' } });
  });

  it('takes a success, but no failure, of a worker that lost its lease', async () => {
    const [slow, next] = tables();
    const id = await add();
    const lost = (await slow!.claim(id))!;
    await passLease(id);
    await next!.claim(id);
    const before = await rowOf(id);
    await slow!.settle(lost, { is: 'failed', code: 'refused' });
    await slow!.settle(lost, { is: 'later', code: 'away', refused: true });
    expect(await rowOf(id)).toEqual(before);
    await slow!.settle(lost, { is: 'done' });
    expect(await rowOf(id)).toMatchObject({ status: kind.done.status, doneAt: expect.any(Date) });
  });

  it('is postponed for longer with each attempt', async () => {
    const [table] = tables();
    const id = await add();
    for (const pause of [30, 60, 120]) {
      const claim = (await table!.claim(id))!;
      const begun = Date.now();
      await table!.settle(claim, { is: 'later', code: 'away', refused: true });
      const { dueAt, lastError } = await rowOf(id);
      expectPostponed(dueAt, pause, begun);
      expect(lastError).toBe('away');
      await rows().update({ id }, { dueAt: new Date(0) });
    }
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 3 });
  });

  it('waits for staff when it fails, and is queued again once by many retries', async () => {
    const [one, two] = tables();
    const [id, other] = [await add(), await add()];
    for (const failing of [id, other])
      await one!.settle((await one!.claim(failing))!, { is: 'failed', code: 'refused', refused: true });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', lastError: 'refused', attempts: 1 });
    expect(await one!.claim(id)).toBeNull();
    const retries = await Promise.all([one, two, one, two].map((table) => table!.restart(id)));
    expect(retries.filter(Boolean)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', lastError: null });
    expect(await rowOf(other)).toMatchObject({ status: 'failed' });
    expect(await one!.claim(id)).not.toBeNull();
  });
});

describe('work with a limit', () => {
  it('is given up at the first postponement past its limit', async () => {
    const [table, id] = [new WorkTable(processes[0], letterWork), randomUUID()];
    await processes[0].getRepository(Letter).insert({ id, createdAt: new Date(Date.now() - 3601 * second) });
    const outcome = await table.settle((await table.claim(id))!, { is: 'later', code: 'away', refused: true });
    expect(outcome).toMatchObject({ is: 'failed', code: 'away' });
    const row = await processes[0].getRepository(Letter).findOneByOrFail({ id });
    expect(row).toMatchObject({ status: 'failed', attempts: 1, claimedUntil: null });
  });
});

describe('work that changed while it was attempted', () => {
  it('is retried when the attempt failed, and done when it succeeded', async () => {
    const table = new WorkTable(processes[0], transferWork);
    const transfers = processes[0].getRepository(Transfer);
    const [failing, succeeding] = [randomUUID(), randomUUID()];
    for (const id of [failing, succeeding]) await transfers.insert({ id });
    const [first, second] = [(await table.claim(failing))!, (await table.claim(succeeding))!];
    await transfers.increment({ id: failing }, 'changes', 1);
    await transfers.update({ id: succeeding }, { changes: 1, status: 'failed' });
    await table.settle(first, { is: 'failed', code: 'refused' });
    await table.settle(second, { is: 'done' });
    expect(await transfers.findOneByOrFail({ id: failing })).toMatchObject({ status: 'queued', lastError: 'changed' });
    expect(await transfers.findOneByOrFail({ id: succeeding })).toMatchObject({ status: 'done', lastError: null });
  });
});

describe('recurring work', () => {
  const wishes = () => processes[0].getRepository(Wish);
  const rowOf = (id: string) => wishes().findOneByOrFail({ id });
  const add = async (changes: Partial<Wish> = {}) => {
    const id = randomUUID();
    await wishes().insert({ id, ...changes });
    return id;
  };
  const tables = () => processes.map((one) => new WorkTable(one, wishWork)) as [WorkTable<Wish>, WorkTable<Wish>];

  it('is claimed once by two processes, and again by a row that goes on asking', async () => {
    const [one, two] = tables();
    const [id, other] = [await add(), await add({ asks: false })];
    const claims = await Promise.all([one.claim(id), two.claim(id), one.claim(id), two.claim(id)]);
    const [claim] = claims.filter((found) => found !== null);
    expect(claims.filter((found) => found !== null)).toHaveLength(1);
    expect(await one.claim(other)).toBeNull();
    await one.settle(claim!, { is: 'done' });
    expect(await two.findDue(10)).toEqual([id]);
    const again = await two.claim(id);
    await wishes().update({ id }, { asks: false });
    await two.settle(again!, { is: 'done' });
    expect([await two.findDue(10), await two.claim(id)]).toEqual([[], null]);
  });

  it('takes no outcome of a worker that lost its lease', async () => {
    const [slow, next] = tables();
    const id = await add();
    const lost = (await slow.claim(id))!;
    await wishes().update({ id }, { dueAt: new Date(0) });
    await next.claim(id);
    const before = await rowOf(id);
    await slow.settle(lost, { is: 'done' });
    await slow.settle(lost, { is: 'later', code: 'away' });
    expect(await rowOf(id)).toEqual(before);
  });

  it('is due after a retry by staff, also when an attempt that ran meanwhile fails', async () => {
    const [table] = tables();
    const id = await add({ lastError: 'away' });
    const running = (await table.claim(id))!;
    expect(await table.restart(id)).toBe(true);
    await table.settle(running, { is: 'later', code: 'away' });
    expect(await table.claim(id)).toMatchObject({ row: { id, lastError: null } });
  });

  it('is postponed instead of given up, and retried by staff only after a failure', async () => {
    const [table] = tables();
    const [id, other] = [await add(), await add()];
    expect(await table.settle((await table.claim(id))!, { is: 'failed', code: 'refused' })).toMatchObject({
      is: 'later',
    });
    expect(await rowOf(id)).toMatchObject({ lastError: 'refused', attempts: 1 });
    expect([await table.claim(id), await table.findFailed(id), await table.findFailed(other)]).toEqual([
      null,
      id,
      null,
    ]);
    expect([await table.restart(id), await table.restart(other)]).toEqual([true, false]);
    expect(await table.claim(id)).toMatchObject({ row: { id, lastError: null } });
  });
});
