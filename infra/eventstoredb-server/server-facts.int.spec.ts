import { setTimeout as sleep } from 'node:timers/promises';
import {
  BACKWARDS,
  binaryEvent,
  END,
  eventTypeFilter,
  FORWARDS,
  jsonEvent,
  START,
  streamNameFilter,
  type AllStreamSubscription,
  type EventStoreDBClient,
  type Filter,
} from '@eventstore/db-client';
import { aStream, within } from '../../backend/src/platform/event-sourcing/testing/contract-tools.js';
import { openServer, versionsUnderTest, type ServerUnderTest } from './server-under-test.js';

/** Facts of docs/eventstoredb.md about reads and subscriptions, on the protocol server or on EVENTSTORE_TEST_URL. */
let server: ServerUnderTest;
let client: EventStoreDBClient;

const { EVENTSTORE_TEST_URL: url, EVENTSTORE_TEST_RESTART: restartCommand } = process.env;
// The hook exists in our server only, and a foreign server is restarted only by a command.
const onOwnServer = url ? test.skip : test;
const withRestart = url && !restartCommand ? test.skip : test;

/** Appends one event of each type to a new stream and returns the positions. */
async function write(...types: string[]): Promise<bigint[]> {
  const streamId = aStream();
  await client.appendToStream(
    streamId,
    types.map((type) => jsonEvent({ type, data: {} })),
    { expectedRevision: 'no_stream' },
  );
  const positions: bigint[] = [];
  for await (const { event } of client.readStream(streamId)) positions.push(event!.position!.commit);
  return positions;
}

const at = (position: bigint) => ({ commit: position, prepare: position });

/** The positions that a read returns, or the message of its refusal. */
async function outcome(read: AsyncIterable<{ event?: { position?: { commit: bigint } } }>): Promise<bigint[] | string> {
  const positions: bigint[] = [];
  try {
    for await (const { event } of read) positions.push(event!.position!.commit);
    return positions;
  } catch (error) {
    return (error as Error).message;
  }
}

const readAll = (direction: typeof FORWARDS | typeof BACKWARDS, position: bigint, maxCount = 2) =>
  outcome(client.readAll({ direction, fromPosition: at(position), maxCount }));

/** The place of the newest record that can be read, which is the last one of the log right after a write. */
async function lastRecord(): Promise<bigint> {
  const [last] = await outcome(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
  return last as bigint;
}

interface Place {
  commit: bigint;
  prepare: bigint;
}

interface WatchOptions {
  window?: number;
  regex?: string;
  filter?: Filter;
}

/** Records everything that a subscription emits. */
class Watch {
  readonly positions: bigint[] = [];
  readonly checkpoints: Place[] = [];
  caughtUp = 0;
  error: Error | undefined;
  private readonly subscription: AllStreamSubscription;

  constructor(after: bigint, { window = 1, regex = '^Wanted$', filter }: WatchOptions = {}) {
    const checkpoint = {
      maxSearchWindow: window,
      checkpointInterval: 1,
      checkpointReached: (_: unknown, reached: Place) => void this.checkpoints.push(reached),
    };
    this.subscription = client.subscribeToAll({
      fromPosition: after === 0n ? START : at(after),
      filter: filter ?? eventTypeFilter({ regex, ...checkpoint }),
    });
    this.subscription
      .on('data', ({ event }) => this.positions.push(event!.position!.commit))
      .on('caughtUp', () => this.caughtUp++)
      .on('error', (error: Error) => (this.error = error));
  }

  async until(what: string, satisfied: () => boolean): Promise<this> {
    const wait = async (): Promise<void> => {
      while (!satisfied()) await sleep(5);
    };
    await within(what, wait());
    return this;
  }

  live(): Promise<this> {
    return this.until('being caught up', () => this.caughtUp > 0);
  }

  async refusal(): Promise<string> {
    await this.until('the refusal', () => this.error !== undefined);
    return this.error!.message;
  }

  async end(): Promise<void> {
    await this.subscription.unsubscribe();
  }
}

describe.each(versionsUnderTest)('%s', (version) => {
  beforeAll(async () => {
    server = await openServer(version);
    client = server.client;
  });
  afterAll(() => server.close());

  describe('a read', () => {
    test('of all forwards starts with the event at the place, backwards with the one before it', async () => {
      const [first, second, third] = (await write('A', 'B', 'C')) as [bigint, bigint, bigint];
      expect(await readAll(FORWARDS, second)).toEqual([second, third]);
      expect(await readAll(BACKWARDS, second, 1)).toEqual([first]);
    });

    test('of all is refused from a place inside a record, and backwards from far beyond the end', async () => {
      const [place] = (await write('A', 'B')) as [bigint];
      expect(await readAll(FORWARDS, place + 1n)).toContain('UNKNOWN');
      expect(await readAll(BACKWARDS, place + 1n)).toContain('UNKNOWN');
      expect(await readAll(FORWARDS, place + 1_000_000_000n)).toEqual([]);
      expect(await readAll(BACKWARDS, place + 1_000_000_000n)).toContain('UNKNOWN');
    });

    test('of a stream is refused for no event and from its end, and backwards includes the revision', async () => {
      const streamId = aStream();
      const events = ['A', 'B', 'C'].map((type) => jsonEvent({ type, data: {} }));
      await client.appendToStream(streamId, events);
      expect(await outcome(client.readStream(streamId, { maxCount: 0 }))).toContain('UNKNOWN');
      expect(await outcome(client.readStream(streamId, { fromRevision: END, direction: FORWARDS }))).toContain(
        'UNKNOWN',
      );
      const backwards = await outcome(client.readStream(streamId, { fromRevision: 1n, direction: BACKWARDS }));
      expect(backwards).toHaveLength(2);
    });

    test('of all forwards from inside the last record finds nothing', async () => {
      expect(await readAll(FORWARDS, (await lastRecord()) + 1n)).toEqual([]);
    });

    test('of a stream that does not exist is refused from its end', async () => {
      const read = client.readStream(aStream(), { fromRevision: END, direction: FORWARDS });
      expect(await outcome(read)).toContain('UNKNOWN');
    });

    test('returns binary data as they are, and when the event was created', async () => {
      const streamId = aStream();
      const data = new Uint8Array([0, 34, 255]);
      await client.appendToStream(streamId, [binaryEvent({ type: 'A', data }), jsonEvent({ type: 'B', data: {} })]);
      const read: { isJson: boolean; data: unknown; created: Date }[] = [];
      for await (const { event } of client.readStream(streamId)) read.push(event!);
      expect(read.map(({ isJson }) => isJson)).toEqual([false, true]);
      expect(new Uint8Array(read[0]!.data as Uint8Array)).toEqual(data);
      expect(Math.abs(read[0]!.created.getTime() - Date.now())).toBeLessThan(600_000);
    });

    test('of no event of all gets no response', async () => {
      const read = client.readAll({ maxCount: 0 });
      const response = outcome(read);
      expect(await Promise.race([response, sleep(300).then(() => 'silence')])).toBe('silence');
      await read.cancel();
      await response;
    });
  });

  describe('a filtered subscription', () => {
    test('skips the event at its place, and nothing else', async () => {
      const [place, second, third] = (await write('Wanted', 'Wanted', 'Wanted')) as [bigint, bigint, bigint];
      const watch = await new Watch(place, { window: 500 }).live();
      expect(watch.positions).toEqual([second, third]);
      await watch.end();
    });

    test('is refused from a place inside a record', async () => {
      const [place] = (await write('Wanted', 'Wanted')) as [bigint];
      expect(await new Watch(place + 1n).refusal()).toContain('UNKNOWN');
    });

    test('is accepted inside the last record, and receives what follows', async () => {
      const watch = await new Watch((await lastRecord()) + 1n).live();
      const [next] = (await write('Wanted')) as [bigint];
      await watch.until('the next event', () => watch.positions.includes(next));
      await watch.end();
    });

    test('matches prefixes of types and of stream names', async () => {
      const [place] = (await write('Before')) as [bigint];
      const byType = new Watch(place, { filter: eventTypeFilter({ prefixes: ['Wa', 'Wi'] }) });
      const byStream = new Watch(place, { filter: streamNameFilter({ prefixes: ['contract-'] }) });
      const positions = await write('Wanted', 'Other', 'Wish');
      await byType.until('two events', () => byType.positions.length === 2);
      await byStream.until('three events', () => byStream.positions.length === 3);
      expect(byType.positions).toEqual([positions[0], positions[2]]);
      expect(byStream.positions).toEqual(positions);
      await Promise.all([byType.end(), byStream.end()]);
    });

    test('gives a page with a match a checkpoint at the match, and one without a match its own start', async () => {
      const [place, ...rest] = (await write('Other', 'Wanted', 'Other', 'Other', 'Other', 'Other')) as [
        bigint,
        ...bigint[],
      ];
      const watch = await new Watch(place, { window: 2 }).live();
      const [match, nextPage] = rest as [bigint, bigint];
      expect(watch.checkpoints[0]).toEqual(at(match));
      const ownStarts = watch.checkpoints.slice(1).filter(({ commit, prepare }) => commit !== prepare);
      expect(ownStarts.length).toBeGreaterThan(0);
      for (const { commit, prepare } of ownStarts) {
        expect(commit).toBeGreaterThanOrEqual(nextPage);
        expect(prepare).toBe(0n);
      }
      await watch.end();
    });

    test('gives the page that meets the end a checkpoint from 24.10 on', async () => {
      const [place, , last] = (await write('Wanted', 'Wanted', 'Other')) as [bigint, bigint, bigint];
      const watch = await new Watch(place, { window: 500 }).live();
      if (version === '23.10') await sleep(100); // nothing tells that no checkpoint comes
      else while (watch.checkpoints.length === 0) await sleep(10);
      if (version === '23.10') expect(watch.checkpoints).toEqual([]);
      else expect(watch.checkpoints.at(-1)!.commit).toBeGreaterThanOrEqual(last);
      await watch.end();
    });

    test('gives the first page without a match the checkpoint 2^64 - 1 from 24.10 on', async () => {
      await write('Other');
      const watch = await new Watch(0n, { window: 500, regex: '^Never$' }).live();
      const strange = () => watch.checkpoints.filter(({ commit }) => commit === 2n ** 64n - 1n);
      if (version === '23.10') await sleep(100); // as above
      else while (strange().length === 0) await sleep(10);
      expect(strange()).toHaveLength(version === '23.10' ? 0 : 1);
      await watch.end();
    });

    test('gives no checkpoint when its place is the last event', async () => {
      await write('Wanted');
      const watch = await new Watch(await lastRecord()).live();
      await sleep(100);
      expect(watch.checkpoints).toEqual([]);
      await watch.end();
    });

    withRestart('can give a checkpoint above the newest event after a restart', async () => {
      const [place] = (await write('Wanted')) as [bigint];
      await server.restart!();
      const open = async (): Promise<Watch> => {
        const watch = new Watch(place);
        await watch.until('an answer', () => watch.caughtUp > 0 || watch.error !== undefined);
        return watch.error ? open() : watch;
      };
      const watch = await open();
      const { commit, prepare } = watch.checkpoints.at(-1)!;
      expect(commit).toBeGreaterThan(place);
      if (version === '23.10') expect(prepare).toBe(0n);
      await watch.end();
    });

    onOwnServer('gives no checkpoint for what is written at the hand-over and left out', async () => {
      const [place] = (await write('Wanted')) as [bigint];
      server.atHandOver!(() => write('Other', 'Wanted', 'Other'));
      const watch = await new Watch(place).live();
      expect(watch.positions).toHaveLength(1);
      const [next] = (await write('Other')) as [bigint];
      await watch.until('the next event', () => watch.checkpoints.some(({ commit }) => commit === next));
      expect(watch.checkpoints.filter(({ commit }) => commit > watch.positions[0]!)).toEqual([at(next)]);
      await watch.end();
    });

    test('gives each event a checkpoint live, also one that it leaves out', async () => {
      const [place] = (await write('Wanted')) as [bigint];
      const watch = await new Watch(place).live();
      const [ignored, wanted] = (await write('Other', 'Wanted')) as [bigint, bigint];
      await watch.until('both', () => watch.checkpoints.some(({ commit }) => commit === wanted));
      expect(watch.checkpoints).toEqual(expect.arrayContaining([at(ignored), at(wanted)]));
      expect(watch.positions).toEqual([wanted]);
      await watch.end();
    });

    test('says once that it is caught up, also while others write', async () => {
      const [place] = (await write('Wanted')) as [bigint];
      let writing = true;
      const writers = Promise.all(
        [1, 2, 3].map(async () => {
          while (writing) await write('Wanted', 'Other');
        }),
      );
      const watch = await new Watch(place).live();
      await sleep(200);
      writing = false;
      await writers;
      expect(watch.caughtUp).toBe(1);
      await watch.end();
    });

    test('is refused for an invalid expression', async () => {
      const [place] = (await write('Wanted')) as [bigint];
      expect(await new Watch(place, { regex: '(' }).refusal()).toContain('UNKNOWN');
    });
  });
});
