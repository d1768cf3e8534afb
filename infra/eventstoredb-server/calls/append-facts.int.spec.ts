import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ANY,
  NO_STREAM,
  STREAM_EXISTS,
  binaryEvent,
  jsonEvent,
  type AppendExpectedRevision,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import { openServer, versionsUnderTest, type ServerUnderTest } from '../server-under-test.js';

/** Facts of docs/eventstoredb.md about appends, on the protocol server or on EVENTSTORE_TEST_URL. */
describe.each(versionsUnderTest)('an append to EventStoreDB %s', (version) => {
  let server: ServerUnderTest;
  beforeAll(async () => (server = await openServer(version)));
  afterAll(() => server.close());

  const aStream = () => `facts-${randomUUID()}`;
  const anEvent = (id: string = randomUUID()) => jsonEvent({ type: 'FactStated', id, data: {} });
  const events = (count: number) => Array.from({ length: count }, () => anEvent());
  const append = (
    streamId: string,
    some: ReturnType<typeof anEvent>[],
    expectedRevision: AppendExpectedRevision,
    client: EventStoreDBClient = server.client,
  ) => client.appendToStream(streamId, some, { expectedRevision, deadline: 10_000 });
  const failure = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'no failure',
      (error: unknown) => error as { type?: string; code?: number; message: string },
    );
  const stored = async (streamId: string) => {
    const found: { id: string; revision: bigint; position: bigint }[] = [];
    for await (const { event } of server.client.readStream(streamId)) {
      found.push({ id: event!.id, revision: event!.revision, position: event!.position!.commit });
    }
    return found;
  };
  const idsIn = async (streamId: string) => (await stored(streamId)).map(({ id }) => id);
  const idsOf = (some: ReturnType<typeof anEvent>[]) => some.map(({ id }) => id);
  /** Longer than the server takes to commit, so that a repeat is not concurrent. */
  const committed = () => sleep(30);
  const isSettled = (attempt: Promise<unknown>) =>
    Promise.race([
      attempt.then(
        () => true,
        () => true,
      ),
      sleep(1000).then(() => false),
    ]);

  describe('that is repeated', () => {
    test.each([
      ['no stream', NO_STREAM, 0],
      ['a revision', 1n, 2],
      ['any', ANY, 0],
      ['an existing stream', STREAM_EXISTS, 2],
    ] as const)('expecting %s succeeds with the position of its last event', async (_, expected, before) => {
      const [streamId, some] = [aStream(), events(3)];
      if (before > 0) await append(streamId, events(before), NO_STREAM);
      const first = await append(streamId, some, expected);
      await append(streamId, events(1), first.nextExpectedRevision);
      await committed();
      const again = await append(streamId, some, expected);
      expect(again).toMatchObject({ success: true, nextExpectedRevision: BigInt(before + 2) });
      expect(again.position!.commit).toBe((await stored(streamId))[before + 2]!.position);
      expect(await stored(streamId)).toHaveLength(before + 4);
    });

    test('expecting the current revision is stored again', async () => {
      const [streamId, some] = [aStream(), events(2)];
      await append(streamId, some, NO_STREAM);
      await append(streamId, some, 1n);
      expect(await idsIn(streamId)).toEqual([...idsOf(some), ...idsOf(some)]);
    });

    test('to another stream is stored there, and again by each any', async () => {
      const [one, other, some] = [aStream(), aStream(), events(1)];
      await append(one, some, ANY);
      for (let time = 0; time < 2; time++) await append(other, some, ANY);
      await committed();
      await append(one, some, ANY);
      expect([await stored(one), await stored(other)].map(({ length }) => length)).toEqual([1, 2]);
    });

    test('expecting any with known ids first, then fresh ones, is a conflict', async () => {
      const [streamId, some] = [aStream(), events(1)];
      await append(streamId, some, NO_STREAM);
      await committed();
      const conflict = await failure(append(streamId, [...some, anEvent()], ANY));
      expect(conflict).toMatchObject({ type: 'wrong-expected-version', actualVersion: 0n, expectedVersion: 'any' });
    });

    test('expecting any with fresh ids first, then known ones, is stored', async () => {
      const [streamId, some] = [aStream(), events(1)];
      await append(streamId, some, NO_STREAM);
      await append(streamId, [anEvent(), ...some], ANY);
      expect(await stored(streamId)).toHaveLength(3);
    });

    test.each([
      ['two in reverse', [1, 0], 0n],
      ['three with the first two swapped', [1, 0, 2], 2n],
    ] as const)('expecting any, %s, succeeds at the revision of the last one', async (_, order, revision) => {
      const [streamId, some] = [aStream(), events(order.length)];
      await append(streamId, some, NO_STREAM);
      await committed();
      const swapped = order.map((index) => some[index]!);
      expect(await append(streamId, swapped, ANY)).toMatchObject({ nextExpectedRevision: revision });
      expect(await idsIn(streamId)).toEqual(idsOf(some));
    });

    test('expecting any, three in reverse, gets no response', async () => {
      const [streamId, some] = [aStream(), events(3)];
      await append(streamId, some, NO_STREAM);
      await committed();
      const attempt = append(streamId, [...some].reverse(), ANY);
      attempt.catch(() => undefined);
      expect(await isSettled(attempt)).toBe(false);
    });

    test('after a restart of the server is stored twice, unless it names a place', async () => {
      if (!server.restart) return;
      const [byPlace, byIds, some] = [aStream(), aStream(), events(2)];
      await append(byPlace, some, NO_STREAM);
      await append(byIds, some, ANY);
      await server.restart();
      while ((await failure(append(aStream(), events(1), ANY))) !== 'no failure') await sleep(100);
      await append(byPlace, some, NO_STREAM);
      await append(byIds, some, ANY);
      expect(await idsIn(byPlace)).toEqual(idsOf(some));
      expect(await idsIn(byIds)).toEqual([...idsOf(some), ...idsOf(some)]);
    });

    test('within 3 ms often ends as timed out after two to three seconds, and is stored once', async () => {
      const others = server.connect();
      await append(aStream(), events(1), NO_STREAM, others);
      let timedOut: unknown[] = [];
      for (const end = Date.now() + 60_000; timedOut.length === 0 && Date.now() < end;) {
        const [streamId, some, begun] = [aStream(), events(2), Date.now()];
        const twins = [append(streamId, some, NO_STREAM), append(streamId, some, NO_STREAM, others)];
        const failures = await Promise.all(twins.map(failure));
        timedOut = failures.filter((each) => each !== 'no failure');
        expect(await idsIn(streamId)).toEqual(idsOf(some));
        if (timedOut.length > 0) expect(Date.now() - begun).toBeGreaterThan(1900);
      }
      await others.dispose();
      expect(timedOut).toEqual([expect.objectContaining({ code: 10, type: 'timeout' })]);
      expect(timedOut[0]).toMatchObject({ message: expect.stringContaining('Commit phase timeout') as string });
    });
  });

  describe('that meets a conflict', () => {
    test.each([
      ['no stream where one exists', NO_STREAM, 'no_stream', 1],
      ['an older revision', 0n, 0n, 2],
      ['a later revision', 7n, 7n, 2],
    ] as const)('expecting %s names the actual and the expected revision', async (_, expected, named, before) => {
      const streamId = aStream();
      await append(streamId, events(before), NO_STREAM);
      const conflict = await failure(append(streamId, events(1), expected));
      expect(conflict).toMatchObject({ type: 'wrong-expected-version', actualVersion: BigInt(before - 1) });
      expect(conflict).toMatchObject({ expectedVersion: named });
    });

    test('expecting an existing stream names that there is none', async () => {
      const conflict = await failure(append(aStream(), events(1), STREAM_EXISTS));
      expect(conflict).toMatchObject({ expectedVersion: 'stream_exists', actualVersion: 'no_stream' });
    });
  });

  describe('without events', () => {
    test('succeeds at the current revision, with a position that names no event', async () => {
      const streamId = aStream();
      await append(streamId, events(2), NO_STREAM);
      for (const expected of [1n, ANY, STREAM_EXISTS] as const) {
        const nothing = await append(streamId, [], expected);
        expect(nothing).toMatchObject({ success: true, nextExpectedRevision: 1n });
        const positions = (await stored(streamId)).map(({ position }) => position);
        expect(positions).not.toContain(nothing.position!.commit);
      }
      expect(await stored(streamId)).toHaveLength(2);
    });

    test('meets conflicts like any other', async () => {
      const streamId = aStream();
      await append(streamId, events(2), NO_STREAM);
      for (const expected of [NO_STREAM, 0n, 5n] as const) {
        expect(await failure(append(streamId, [], expected))).toMatchObject({ type: 'wrong-expected-version' });
      }
    });
  });

  describe('that is too large', () => {
    const sized = (bytes: number) => binaryEvent({ type: 'T', data: new Uint8Array(bytes) });

    const isTooLarge = { type: 'maximum-append-size-exceeded', code: 3, maxAppendSize: 1_048_576 };

    test('is refused from 1,048,577 bytes of data on', async () => {
      const streamId = aStream();
      await server.client.appendToStream(streamId, [sized(524_288 - 2), sized(524_288 - 2)]);
      const refused = await failure(server.client.appendToStream(streamId, [sized(524_288), sized(524_288 + 1)]));
      expect(refused).toMatchObject(isTooLarge);
    });

    test('counts metadata and types too from 24.10 on', async () => {
      const full = () => server.client.appendToStream(aStream(), [sized(524_288), sized(524_288 - 3)]);
      if (version === '23.10') expect(await full()).toMatchObject({ success: true });
      else expect(await failure(full())).toMatchObject(isTooLarge);
    });

    test('is refused as exhausting the server when one message has 17 MB', async () => {
      const refused = await failure(server.client.appendToStream(aStream(), [sized(17_000_000)]));
      expect(refused).toMatchObject({ code: 8 });
      expect(refused).toMatchObject({ message: expect.stringContaining('exceeds the maximum configured') as string });
    });
  });

  describe('that is malformed', () => {
    test.each([
      ['an empty stream name', '', anEvent()],
      ['an empty type', aStream(), jsonEvent({ type: '', data: {} })],
      ['an id that is no UUID', aStream(), anEvent('no-uuid')],
      ['an id of zeros', aStream(), anEvent('00000000-0000-0000-0000-000000000000')],
    ])('with %s fails in the handler', async (_, streamId, event) => {
      expect(await failure(append(streamId, [event], ANY))).toMatchObject({
        code: 2,
        message: expect.stringContaining('Exception was thrown by handler.') as string,
      });
    });

    test('has its ids stored in lower case, without braces', async () => {
      const [streamId, ids] = [aStream(), [randomUUID(), randomUUID()]];
      await append(streamId, [anEvent(ids[0]!.toUpperCase()), anEvent(`{${ids[1]}}`)], NO_STREAM);
      expect(await idsIn(streamId)).toEqual(ids);
    });
  });

  describe('to a stream that was deleted', () => {
    const deleted = async () => {
      const [streamId, some] = [aStream(), events(2)];
      await append(streamId, some, NO_STREAM);
      await server.client.deleteStream(streamId);
      await committed();
      return { streamId, some };
    };

    test.each([
      ['no stream', NO_STREAM],
      ['any', ANY],
      ['the last revision', 1n],
    ] as const)('expecting %s continues after the old revisions', async (_, expected) => {
      const { streamId } = await deleted();
      expect(await append(streamId, events(1), expected)).toMatchObject({ nextExpectedRevision: 2n });
    });

    test('expecting an existing stream is refused', async () => {
      const { streamId } = await deleted();
      expect(await failure(append(streamId, events(1), STREAM_EXISTS))).toMatchObject({
        code: 9,
        type: 'stream-deleted',
      });
    });

    test('is the only event that can be read', async () => {
      const { streamId } = await deleted();
      expect(await failure(stored(streamId))).toMatchObject({ type: 'stream-not-found' });
      await append(streamId, events(1), ANY);
      expect((await stored(streamId)).map(({ revision }) => revision)).toEqual([2n]);
    });

    test('as a repeat succeeds without a position', async () => {
      const { streamId, some } = await deleted();
      const again = await append(streamId, some, NO_STREAM);
      expect(again).toMatchObject({ success: true, nextExpectedRevision: 1n });
      expect(again.position).toBeUndefined();
    });

    test.each([
      ['any', ANY],
      ['a revision', 0n],
    ] as const)('is not possible where none exists, expecting %s', async (_, expectedRevision) => {
      const gone = { code: 9, type: 'wrong-expected-version' };
      expect(await failure(server.client.deleteStream(aStream(), { expectedRevision }))).toMatchObject(gone);
      expect(await failure(server.client.tombstoneStream(aStream(), { expectedRevision }))).toMatchObject(gone);
    });

    test('is not possible expecting another revision', async () => {
      const streamId = aStream();
      await append(streamId, events(2), NO_STREAM);
      for (const expectedRevision of [0n, 5n, NO_STREAM] as const) {
        const refused = await failure(server.client.deleteStream(streamId, { expectedRevision }));
        expect(refused).toMatchObject({ code: 9, type: 'wrong-expected-version' });
      }
      await server.client.deleteStream(streamId, { expectedRevision: 1n });
      expect(await failure(stored(streamId))).toMatchObject({ type: 'stream-not-found' });
    });

    test('for good leaves a record without data at the highest revision', async () => {
      const streamId = aStream();
      await append(streamId, events(1), NO_STREAM);
      const { position } = await server.client.tombstoneStream(streamId);
      const read = server.client.readAll({ fromPosition: position!, maxCount: 1 });
      for await (const { event } of read) {
        expect(event).toMatchObject({ type: '$streamDeleted', revision: 2n ** 63n - 1n, isJson: false });
      }
    });

    test('for good is refused its metadata', async () => {
      const streamId = aStream();
      await append(streamId, events(1), NO_STREAM);
      await server.client.tombstoneStream(streamId);
      const gone = { code: 9, type: 'stream-deleted' };
      expect(await failure(server.client.setStreamMetadata(streamId, { maxCount: 1 }))).toMatchObject(gone);
      expect(await failure(server.client.getStreamMetadata(streamId))).toMatchObject(gone);
    });

    test('for good is refused', async () => {
      const [streamId, some] = [aStream(), events(2)];
      await append(streamId, some, NO_STREAM);
      await server.client.tombstoneStream(streamId);
      for (const expected of [ANY, NO_STREAM, STREAM_EXISTS, 1n] as const) {
        expect(await failure(append(streamId, some, expected))).toMatchObject({ code: 9, type: 'stream-deleted' });
      }
      expect(await failure(stored(streamId))).toMatchObject({ code: 9, type: 'stream-deleted' });
    });
  });

  describe('to a stream with metadata', () => {
    test('expecting an existing stream succeeds where only the metadata exists', async () => {
      const streamId = aStream();
      await server.client.setStreamMetadata(streamId, { maxCount: 5 });
      expect(await append(streamId, events(1), STREAM_EXISTS)).toMatchObject({ nextExpectedRevision: 0n });
    });

    test.each([
      ['$tb', { truncateBefore: 2 }],
      ['$maxCount', { maxCount: 1 }],
    ])('as a repeat of events before %s succeeds without a position', async (_, metadata) => {
      const [streamId, some] = [aStream(), events(2)];
      await append(streamId, some, NO_STREAM);
      await append(streamId, events(1), 1n);
      await server.client.setStreamMetadata(streamId, metadata);
      await committed();
      const again = await append(streamId, some, NO_STREAM);
      expect(again).toMatchObject({ success: true, nextExpectedRevision: 1n });
      expect(again.position).toBeUndefined();
    });
  });
});
