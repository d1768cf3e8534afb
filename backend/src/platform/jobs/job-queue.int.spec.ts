import { randomUUID } from 'node:crypto';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { z } from 'zod';
import type { Role } from '../config/variables.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { queueBackends } from '../../testing/queue-backends.js';
import { eventually } from '../../testing/kernel.js';
import { JobHandler, type Handles } from './job-handler.js';
import { cutConnections, emptyQueue, quickSettings, startJobProgram } from './job-program.fixtures.js';
import { JobQueue } from './job-queue.js';
import type { JobSettings } from './job-settings.js';
import { defineJob } from './job.js';

const count = defineJob({ name: 'count', payload: z.strictObject({ thing: z.uuid() }), attempts: 3, backoffMs: 10 });
const sweep = defineJob({ name: 'sweep', payload: z.strictObject({}), attempts: 1, backoffMs: 0, everyMs: 600_000 });

@JobHandler(count)
class CountHandler implements Handles<typeof count> {
  readonly runs: string[] = [];
  fail = 0;
  gate: Promise<void> = Promise.resolve();

  async handle({ thing }: { thing: string }): Promise<void> {
    this.runs.push(thing);
    if (this.fail-- > 0) throw new Error('not yet');
    await this.gate;
    this.runs.push(`${thing} done`);
  }
}

@JobHandler(sweep)
class SweepHandler implements Handles<typeof sweep> {
  sweeps = 0;
  async handle(): Promise<void> {
    this.sweeps++;
  }
}

describe.each(queueBackends)('the queue on %s', (_, backend) => {
  const settings = quickSettings();
  let database: TestDatabase;
  let programs: INestApplicationContext[] = [];
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());
  afterEach(async () => {
    await Promise.all(programs.map((program) => program.close()));
    programs = [];
    await emptyQueue(config(['api']), settings.queueName);
  });

  const config = (roles: Role[]) => ({ databaseUrl: database.url, redisUrl: backend, roles });
  const start = async (
    roles: Role[],
    handlers: Type[] = [CountHandler, SweepHandler],
    own: Partial<JobSettings> = {},
  ) => {
    const program = await startJobProgram({
      config: config(roles),
      definitions: [count, sweep],
      handlers,
      settings: { ...settings, ...own },
    });
    programs.push(program);
    return {
      queue: program.get(JobQueue),
      counter: program.get(CountHandler),
      sweeper: program.get(SweepHandler),
      program,
    };
  };
  const done = (counter: CountHandler, thing: string) => counter.runs.filter((run) => run === `${thing} done`).length;

  it('runs a job once per id', async () => {
    const { queue } = await start(['api']);
    const [thing, other] = [randomUUID(), randomUUID()];
    for (const [id, payload] of [
      ['a:1', thing],
      ['a:1', thing],
      ['a:1', other],
      ['b', other],
    ] as const) {
      expect(await queue.add(count, { thing: payload }, { id })).toBe(true);
    }
    const { counter } = await start(['worker']);
    await eventually(() => done(counter, other) === 1, 'the second job');
    expect(counter.runs).toEqual(expect.arrayContaining([thing, `${thing} done`, other, `${other} done`]));
    expect(counter.runs).toHaveLength(4);
  });

  it('accepts an id again after its job has succeeded or failed', async () => {
    const { queue, counter } = await start(['api', 'worker']);
    const thing = randomUUID();
    counter.fail = 3;
    await queue.add(count, { thing }, { id: thing });
    await eventually(() => counter.runs.length === 3, 'three attempts');
    await eventually(async () => {
      await queue.add(count, { thing }, { id: thing });
      return done(counter, thing) >= 2;
    }, 'two more runs');
  });

  it('retries failed jobs', async () => {
    const { queue, counter } = await start(['worker']);
    const thing = randomUUID();
    counter.fail = 2;
    await queue.add(count, { thing }, { id: thing });
    await eventually(() => done(counter, thing) === 1, 'the third attempt');
    expect(counter.runs).toEqual([thing, thing, thing, `${thing} done`]);
  });

  it('keeps sweeping after the queue was emptied under a running worker', async () => {
    const { sweeper } = await start(['worker']);
    await eventually(() => sweeper.sweeps === 1, 'the first sweep');
    await emptyQueue(config(['worker']), settings.queueName);
    await eventually(() => sweeper.sweeps >= 2, 'the sweep that comes back');
  });

  it('keeps the place of a waiting sweep that is registered again', async () => {
    const { queue } = await start(['api']);
    const thing = randomUUID();
    await queue.every(sweep, 600_000);
    await queue.add(count, { thing }, { id: thing });
    await queue.every(sweep, 600_000);
    const { counter, sweeper } = await start(['worker'], undefined, { concurrency: 1 });
    await eventually(() => counter.runs.length > 0, 'the job');
    expect(sweeper.sweeps).toBe(1);
  });

  it('removes a sweep that a process of a former version registers meanwhile', async () => {
    const { queue, sweeper } = await start(['worker']);
    await eventually(() => sweeper.sweeps >= 1, 'the worker at work');
    await queue.every({ ...sweep, name: 'former-sweep' }, 600_000);
    const registered = async () => (await queue.shown.getJobSchedulers()).map(({ key }) => key);
    await eventually(async () => !(await registered()).includes('former-sweep'), 'the end of the former sweep');
    expect(await registered()).toEqual([sweep.name]);
  });

  it('continues after its connections were cut', async () => {
    const { queue, counter, sweeper } = await start(['worker']);
    await eventually(() => sweeper.sweeps >= 1, 'the worker at work');
    await cutConnections(config(['worker']));
    const thing = randomUUID();
    await eventually(() => queue.add(count, { thing }, { id: thing }), 'the queue');
    await eventually(() => done(counter, thing) === 1, 'the job');
  });

  it('finishes running jobs before it closes', async () => {
    const { queue, counter, program } = await start(['worker']);
    const thing = randomUUID();
    let open = () => undefined as void;
    counter.gate = new Promise((resolve) => (open = resolve));
    await queue.add(count, { thing }, { id: thing });
    await eventually(() => counter.runs.length === 1, 'the job begins');
    const closing = program.close();
    open();
    await closing;
    expect(done(counter, thing)).toBe(1);
  });

  it('does not boot with an unhandled job, in any role', async () => {
    await expect(start(['api'], [SweepHandler])).rejects.toThrow('count has no handler');
  });

  it('is ok while it responds', async () => {
    const { queue } = await start(['api']);
    await eventually(async () => (await queue.health()) === 'ok', 'a response');
  });
});

describe('a queue that is away', () => {
  const thing = randomUUID();

  it('never fails the caller, and says why', async () => {
    const database = await createTestDatabase();
    const settings = quickSettings();
    const config = { databaseUrl: database.url, redisUrl: undefined, roles: ['api' as const] };
    const program = await startJobProgram({ config, definitions: [count], handlers: [CountHandler], settings });
    const queue = program.get(JobQueue);
    expect(await queue.add(count, { thing }, { id: 'before' })).toBe(true);
    await database.drop();
    expect(await queue.add(count, { thing }, { id: 'after' })).toBe(false);
    await eventually(async () => (await queue.health()) === 'missing: 3D000', 'the reason');
    await program.close();
  });

  it('delays neither a boot nor the caller when Redis was never there', async () => {
    const database = await createTestDatabase();
    const config = {
      databaseUrl: database.url,
      redisUrl: 'redis://127.0.0.1:1',
      roles: ['api' as const, 'worker' as const],
    };
    const program = await startJobProgram({
      config,
      definitions: [count],
      handlers: [CountHandler],
      settings: quickSettings(),
    });
    const queue = program.get(JobQueue);
    expect(await queue.add(count, { thing }, { id: 'x' })).toBe(false);
    await eventually(async () => (await queue.health()) === 'refused: ECONNREFUSED', 'the reason');
    await program.close();
    await database.drop();
  });
});
