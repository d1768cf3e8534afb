import type { RecordedEvent } from '../events.js';
import { appendAtEnd, aStream, idsOf, someEvents, Tail, tryAppend, type Contract } from './contract-tools.js';

const writers = 16;

export function crowdContract({ current }: Contract): void {
  const store = () => current().store;

  test('16 writers and a reader behind them: nothing is missed, doubled or out of order', async () => {
    const after = await store().head();
    const tail = new Tail(store(), { after, batchSize: 50 });
    const shared = [aStream(), aStream()];
    const own = Array.from({ length: writers }, aStream);
    const written: string[] = [];
    let newest = 0n;
    const write = async (writer: number): Promise<void> => {
      for (let turn = 0; turn < 12; turn++) {
        const events = someEvents(1 + ((writer + turn) % 3));
        const streamId = turn % 2 ? own[writer]! : shared[writer % shared.length]!;
        const { position } = await appendAtEnd(store(), streamId, events);
        written.push(...idsOf(events));
        if (position > newest) newest = position;
      }
    };
    await Promise.all(own.map((_, writer) => write(writer)));
    await tail.passes(newest);
    await tail.stop();
    expect(tail.events).toHaveLength(written.length);
    expect(new Set(idsOf(tail.events))).toEqual(new Set(written));
    expectRising(tail.events.map(({ position }) => position));
    for (const streamId of [...shared, ...own]) {
      const seen = tail.of(streamId);
      expect(seen.map(({ revision }) => revision)).toEqual(seen.map((_, index) => index));
      expect(seen).toEqual(await store().readStream(streamId));
    }
  });

  test('exactly one of many appends at one revision wins, with all its events', async () => {
    const streamId = aStream();
    const expectedNow: string[] = [];
    for (let round = 0; round < 5; round++) {
      const expected = round === 0 ? 'no-stream' : expectedNow.length - 1;
      const racers = Array.from({ length: writers }, () => someEvents(2));
      const outcomes = await Promise.all(racers.map((events) => tryAppend(store(), streamId, events, expected)));
      const winners = racers.filter((_, racer) => outcomes[racer] !== 'conflict');
      expect(winners).toHaveLength(1);
      expectedNow.push(...idsOf(winners[0]!));
    }
    const stored: RecordedEvent[] = await store().readStream(streamId);
    expect(idsOf(stored)).toEqual(expectedNow);
  });

  test('a conflict of one append fails no other', async () => {
    const taken = aStream();
    await store().append(taken, someEvents(1), 'no-stream');
    const streams = Array.from({ length: writers }, (_, index) => (index % 4 === 0 ? taken : aStream()));
    const outcomes = await Promise.all(
      streams.map((streamId) => tryAppend(store(), streamId, someEvents(1), 'no-stream')),
    );
    expect(outcomes.map((outcome) => outcome === 'conflict')).toEqual(streams.map((streamId) => streamId === taken));
  });

  test('the same append sent twice at once is stored once', async () => {
    for (let round = 0; round < 5; round++) {
      const streamId = aStream();
      const events = someEvents(2);
      const [one, two] = await Promise.all([1, 2].map(() => store().append(streamId, events, 'no-stream')));
      expect(one).toEqual(two);
      expect(idsOf(await store().readStream(streamId))).toEqual(idsOf(events));
    }
  });
}

function expectRising(positions: readonly bigint[]): void {
  for (const [index, position] of positions.entries()) {
    if (index > 0) expect(position).toBeGreaterThan(positions[index - 1]!);
  }
}
