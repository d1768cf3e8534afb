import { pause } from '../../timing/pause.js';
import type { ExpectedRevision } from '../event-store.js';
import type { NewEvent } from '../events.js';
import {
  anEvent,
  aStream,
  idsOf,
  inTheEnd,
  seeds,
  someEvents,
  stepsOf,
  Tail,
  type Contract,
} from './contract-tools.js';

/** Long enough for a subscription to reconnect after a restart of the server. */
const settleMs = 300;

export function interruptContract({ current }: Contract): void {
  const store = () => current().store;
  const appendInTheEnd = (streamId: string, events: NewEvent[], expected: ExpectedRevision) =>
    inTheEnd(() => store().append(streamId, events, expected));
  const interrupt = () => current().interrupt!();

  test('a subscription reconnects, with nothing lost or duplicated', async () => {
    const after = await inTheEnd(() => store().head());
    const streamId = aStream();
    const events = someEvents(20);
    const tail = await new Tail(store(), { after }).caughtUp();
    for (let turn = 0; turn < 4; turn++) {
      if (turn > 0) await interrupt();
      const from = turn * 5;
      const expected = turn === 0 ? 'no-stream' : from - 1;
      const { position } = await appendInTheEnd(streamId, events.slice(from, from + 5), expected);
      await tail.passes(position);
    }
    await tail.stop();
    expect(idsOf(tail.events)).toEqual(idsOf(events));
  });

  test('a filtered subscription passes events written while it was disconnected', async () => {
    const after = await inTheEnd(() => store().head());
    const streamId = aStream();
    const tail = await new Tail(store(), { after, types: ['Wanted'] }).caughtUp();
    const cut = interrupt();
    await appendInTheEnd(streamId, someEvents(2, 'Ignored'), 'no-stream');
    await cut;
    const wanted = someEvents(1, 'Wanted');
    const { position } = await appendInTheEnd(streamId, [...wanted, ...someEvents(2, 'Ignored')], 1);
    await tail.passes(position);
    await tail.stop();
    expect(idsOf(tail.events)).toEqual(idsOf(wanted));
  });

  test('two restarts with nothing written in between lose nothing', async () => {
    const after = await inTheEnd(() => store().head());
    const streamId = aStream();
    const events = someEvents(8, 'Wanted');
    const tail = await new Tail(store(), { after, types: ['Wanted'] }).caughtUp();
    for (const [index, event] of events.entries()) {
      await interrupt();
      await pause(settleMs);
      await interrupt();
      await appendInTheEnd(streamId, [event], index === 0 ? 'no-stream' : index - 1);
    }
    const { position } = await appendInTheEnd(streamId, [anEvent('Wanted')], 7);
    await tail.passes(position);
    await tail.stop();
    expect(idsOf(tail.events).slice(0, 8)).toEqual(idsOf(events));
  });

  test.each(seeds)('history %i: restarts and resumed readers lose and double nothing', async (seed) => {
    const after = await inTheEnd(() => store().head());
    const streamId = aStream();
    const wanted: NewEvent[] = [];
    let revision = -1;
    let tail = new Tail(store(), { after, types: ['Wanted'] });
    const read: string[] = [];
    const write = async (event: NewEvent): Promise<bigint> => {
      const { position } = await appendInTheEnd(streamId, [event], revision < 0 ? 'no-stream' : revision);
      revision++;
      return position;
    };
    let stored = after;
    const resume = async (): Promise<void> => {
      await tail.stop();
      read.push(...idsOf(tail.events));
      if (tail.position > stored) stored = tail.position;
      tail = new Tail(store(), { after: stored, types: ['Wanted'] });
    };
    for (const step of stepsOf(seed, ['wanted', 'ignored', 'restart', 'resume'])) {
      if (step === 'restart') await interrupt();
      else if (step === 'resume') await resume();
      else await write(step === 'wanted' ? wanted[wanted.push(anEvent('Wanted')) - 1]! : anEvent('Ignored'));
      if (seed % 2) await pause(seed % 50);
    }
    wanted.push(anEvent('Wanted'));
    const newest = await write(wanted.at(-1)!);
    await tail.passes(newest);
    await resume();
    await tail.stop();
    expect(read).toEqual(idsOf(wanted));
  });

  test('interrupted appends are stored once when they are repeated, and reads work again', async () => {
    const after = await inTheEnd(() => store().head());
    const tail = new Tail(store(), { after });
    const appends = Array.from({ length: 24 }, () => ({ streamId: aStream(), events: someEvents(2) }));
    const halfway = appends.slice(0, 12).map(({ streamId, events }) => appendInTheEnd(streamId, events, 'no-stream'));
    const cut = interrupt();
    const rest = appends.slice(12).map(({ streamId, events }) => appendInTheEnd(streamId, events, 'no-stream'));
    const results = await Promise.all([...halfway, ...rest]);
    await cut;
    const newest = results.reduce((most, { position }) => (position > most ? position : most), 0n);
    await tail.passes(newest);
    await tail.stop();
    expect(tail.events).toHaveLength(48);
    for (const { streamId, events } of appends) {
      expect(idsOf(await inTheEnd(() => store().readStream(streamId)))).toEqual(idsOf(events));
      expect(idsOf(tail.of(streamId))).toEqual(idsOf(events));
    }
    expect(await inTheEnd(() => store().head())).toBe(newest);
  });
}
