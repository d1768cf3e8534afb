import { randomUUID } from 'node:crypto';
import { UnknownPositionError } from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import { anEvent, aStream, someEvents, Tail, idsOf, type Contract } from './contract-tools.js';

export function readContract({ current }: Contract): void {
  const store = () => current().store;

  test('an event comes back complete, from its stream and from a subscription', async () => {
    const after = await store().head();
    const streamId = aStream();
    const events = [anEvent('ThingPlaced', { lines: [{ sku: 'a', cents: 2495 }], note: null }), anEvent('ThingPaid')];
    const { position } = await store().append(streamId, events, 'no-stream');
    const read = await store().readStream(streamId);
    const tail = await new Tail(store(), { after }).passes(position);
    await tail.stop();
    expect(read).toEqual(
      events.map((event, revision) => ({ ...event, streamId, revision, position: expect.any(BigInt) as bigint })),
    );
    expect(tail.of(streamId)).toEqual(read);
    expect(read[1]!.position).toBe(position);
    expect(read[0]!.position).toBeLessThan(position);
    expect(read[0]!.position).toBeGreaterThan(after);
  });

  test('a stream is read from a revision on', async () => {
    const streamId = aStream();
    const events = someEvents(5);
    await store().append(streamId, events, 'no-stream');
    expect(idsOf(await store().readStream(streamId, 3))).toEqual(idsOf(events.slice(3)));
    expect(await store().readStream(streamId, 5)).toEqual([]);
  });

  test('a missing stream is empty', async () => {
    expect(await store().readStream(aStream())).toEqual([]);
    expect(await store().readStream(aStream(), 4)).toEqual([]);
  });

  test('text of any script, quotes and 200 kB survive', async () => {
    const streamId = aStream();
    const data = {
      text: 'Crème brûlée, 20 € – “smaak” ’s nachts 🍬👩‍🔬 עברית 日本語 \u2028 \\ " \n\t é',
      'ключ "x"': [true, 0.1, -0, 9007199254740991, { deep: [[]] }],
      big: 'gummy🍓'.repeat(30_000),
    };
    await store().append(streamId, [anEvent('TextStored', data)], 'no-stream');
    const [read] = await store().readStream(streamId);
    expect(JSON.stringify(read!.data).length).toBeGreaterThan(200_000);
    expect(read!.data).toEqual(JSON.parse(JSON.stringify(data)));
  });

  test('head is the position of the newest event', async () => {
    const first = await store().append(aStream(), someEvents(2), 'no-stream');
    expect(await store().head()).toBe(first.position);
    const second = await store().append(aStream(), [anEvent()], 'no-stream');
    expect(second.position).toBeGreaterThan(first.position);
    expect(await store().head()).toBe(second.position);
  });

  test('a position names its event, and one behind the end is refused', async () => {
    const streamId = aStream();
    const { position } = await store().append(streamId, someEvents(2), 'no-stream');
    const [first, second] = await store().readStream(streamId);
    expect(await store().eventAt(first!.position)).toEqual(first);
    expect(await store().eventAt(position)).toEqual(second);
    expect(await store().eventAt(0n)).toBeNull();
    const strange = position + 1_000_000n;
    await expect(store().eventAt(strange)).rejects.toBeInstanceOf(UnknownPositionError);
    await expect(new Tail(store(), { after: strange }).caughtUp()).rejects.toBeInstanceOf(UnknownPositionError);
  });

  test('a restore keeps revisions and causal order, and the streams can be appended to', async () => {
    const streams = Array.from({ length: 7 }, aStream);
    const correlations = Array.from({ length: 11 }, () => randomUUID());
    const head = await store().head();
    const held = Array.from({ length: 70 }, (_, index) => {
      const event = anEvent('ThingHappened', { index });
      const metadata = { ...event.metadata, $correlationId: correlations[index % 11]! };
      const [streamId, revision] = [streams[index % 7]!, Math.floor(index / 7)];
      return { ...event, metadata, streamId, revision, position: head + BigInt(10 * (index + 1)) };
    });
    const tail = await new Tail(store(), { after: head }).passes(await store().restore(held.slice(0, 40)));
    const last = await store().restore(held.slice(40));
    await tail.passes(last);
    expect(await store().head()).toBe(last);
    const position = expect.any(BigInt) as bigint;
    for (const streamId of streams) {
      const events = held.filter((event) => event.streamId === streamId);
      expect(tail.of(streamId)).toEqual(events.map((event) => ({ ...event, position })));
    }
    for (const correlation of correlations) {
      const isOfIt = ({ metadata }: RecordedEvent) => metadata.$correlationId === correlation;
      expect(idsOf(tail.events.filter(isOfIt))).toEqual(idsOf(held.filter(isOfIt)));
    }
    const next = await store().append(streams[0]!, [anEvent()], 9);
    expect(next).toEqual({ revision: 10, position });
    expect(next.position).toBeGreaterThan(last);
    expect(await store().restore(held.slice(40))).toBe(last);
    expect(await store().readStream(streams[1]!)).toHaveLength(10);
    await tail.stop();
  });

  test('a second client sees the same', async () => {
    const fresh = await current().freshStore?.();
    if (!fresh) return;
    const streamId = aStream();
    const { position } = await store().append(streamId, someEvents(2), 'no-stream');
    try {
      expect(await fresh.readStream(streamId)).toEqual(await store().readStream(streamId));
      expect(await fresh.head()).toBe(position);
    } finally {
      await fresh.close();
    }
  });
}
