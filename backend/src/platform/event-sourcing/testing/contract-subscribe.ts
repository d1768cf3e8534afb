import type { SubscribeOptions } from '../event-store.js';
import { anEvent, appendAtEnd, aStream, idsOf, someEvents, Tail, within, type Contract } from './contract-tools.js';

export function subscribeContract({ current }: Contract): void {
  const store = () => current().store;
  const tails: Tail[] = [];
  const follow = (options: Omit<SubscribeOptions, 'signal'>, between?: () => Promise<void>) => {
    const tail = new Tail(store(), options, between);
    tails.push(tail);
    return tail;
  };
  const appendOne = (streamId: string, type?: string) => appendAtEnd(store(), streamId, [anEvent(type)]);
  afterEach(() => Promise.all(tails.splice(0).map((tail) => tail.stop())));

  test('resumes after any position, and from the beginning at 0', async () => {
    const after = await store().head();
    const [one, two] = [aStream(), aStream()];
    const positions = [after];
    for (const streamId of [one, two, one, one, two]) positions.push((await appendOne(streamId)).position);
    const all = await follow({ after: 0n }).passes(positions.at(-1)!);
    expect(all.of(one, two).map(({ position }) => position)).toEqual(positions.slice(1));
    for (const [passed, from] of positions.entries()) {
      const tail = await follow({ after: from }).caughtUp();
      expect(tail.events).toEqual(all.of(one, two).slice(passed));
      expect(tail.position).toBeGreaterThanOrEqual(positions.at(-1)!);
    }
  });

  test('delivers stored and then new events, in batches of at most the given size', async () => {
    const after = await store().head();
    const streamId = aStream();
    const events = someEvents(25);
    await store().append(streamId, events.slice(0, 20), 'no-stream');
    const tail = await follow({ after, batchSize: 6 }).caughtUp();
    expect(idsOf(tail.events)).toEqual(idsOf(events.slice(0, 20)));
    const { position } = await store().append(streamId, events.slice(20), 19);
    const isThere = () => tail.position >= position && tail.batches.at(-1)!.caughtUp;
    await tail.until('being caught up behind the last event', isThere);
    expect(idsOf(tail.events)).toEqual(idsOf(events));
    expect(Math.max(...tail.batches.map((batch) => batch.events.length))).toBe(6);
  });

  test('reports that it has caught up on an empty log', async () => {
    const head = await store().head();
    const tail = await follow({ after: head }).caughtUp();
    expect(tail.events).toEqual([]);
    expect(tail.position).toBeGreaterThanOrEqual(head);
  });

  test('delivers exactly the given types, while the position passes the others', async () => {
    const after = await store().head();
    const streamId = aStream();
    const types = ['Thing', 'Thing.Paid', 'Paid+'];
    const written = ['Thing', 'ThingPlaced', 'Thing.Paid', 'ThingXPaid', 'Paid+', 'Paidd', 'thing'];
    await store().append(
      streamId,
      written.map((type) => anEvent(type)),
      'no-stream',
    );
    const tail = await follow({ after, types }).caughtUp();
    expect(tail.events.map(({ type }) => type)).toEqual(types);
    expect(tail.position).toBeGreaterThanOrEqual(await store().head());
  });

  test('the first batch that has caught up has passed the head, after any number of filtered events', async () => {
    const after = await store().head();
    const streamId = aStream();
    await store().append(streamId, [anEvent('Wanted'), ...someEvents(7, 'Ignored')], 'no-stream');
    const tail = await follow({ after, types: ['Wanted'] }).caughtUp();
    const caughtUp = tail.batches.find((batch) => batch.caughtUp)!;
    expect(caughtUp.position).toBeGreaterThanOrEqual(await store().head());
  });

  test('a position between events equals that of the event before it', async () => {
    const streamId = aStream();
    const first = await store().append(streamId, someEvents(1), 'no-stream');
    expect(await store().before(first.position + 1_000_000n)).toBeGreaterThanOrEqual(first.position);
    const second = await store().append(streamId, someEvents(2), 0);
    const [, one, two] = await store().readStream(streamId);
    expect(await store().before(second.position)).toBe(one!.position);
    const tail = await follow({ after: await store().before(one!.position) }).passes(second.position);
    expect(tail.of(streamId)).toEqual([one, two]);
  });

  test('live, the position passes each filtered event', async () => {
    const after = await store().head();
    const tail = await follow({ after, types: ['Wanted'] }).caughtUp();
    const streamId = aStream();
    for (let turn = 0; turn < 3; turn++) await tail.passes((await appendOne(streamId, 'Ignored')).position);
    await tail.passes((await appendOne(streamId, 'Wanted')).position);
    await tail.passes((await appendOne(streamId, 'Ignored')).position);
    expect(tail.events.map(({ type, revision }) => [type, revision])).toEqual([['Wanted', 3]]);
  });

  test('a position is never delivered before earlier events', async () => {
    const after = await store().head();
    const streamId = aStream();
    const events = Array.from({ length: 120 }, (_, index) => anEvent(index % 3 ? 'Ignored' : 'Wanted', { index }));
    const [hold, goOn] = gate();
    const afterCatchingUp = () => (tail.batches.some(({ caughtUp }) => caughtUp) ? hold() : Promise.resolve());
    const tail = follow({ after, types: ['Wanted'], batchSize: 4 }, afterCatchingUp);
    await tail.caughtUp();
    let position = 0n;
    for (let from = 0; from < events.length; from += 10) {
      ({ position } = await store().append(
        streamId,
        events.slice(from, from + 10),
        from === 0 ? 'no-stream' : from - 1,
      ));
    }
    goOn();
    await tail.passes(position);
    expect(idsOf(tail.events)).toEqual(idsOf(events.filter(({ type }) => type === 'Wanted')));
    const passed = [after, ...tail.batches.map((batch) => batch.position)];
    for (const [index, batch] of tail.batches.entries()) {
      expect(batch.position).toBeGreaterThanOrEqual(passed[index]!);
      for (const event of batch.events) {
        expect(event.position).toBeGreaterThan(passed[index]!);
        expect(event.position).toBeLessThanOrEqual(batch.position);
      }
    }
  });

  test('a slow reader loses nothing and gets one batch at a time', async () => {
    const after = await store().head();
    const streamId = aStream();
    const events = someEvents(400);
    const [hold, goOn] = gate();
    await store().append(streamId, events.slice(0, 1), 'no-stream');
    const tail = follow({ after, batchSize: 10 }, hold);
    await tail.until('the first batch', () => tail.batches.length > 0);
    let position = 0n;
    for (let from = 1; from < events.length; from += 57) {
      ({ position } = await store().append(streamId, events.slice(from, from + 57), from - 1));
    }
    expect(tail.batches).toHaveLength(1);
    goOn();
    await tail.passes(position);
    expect(idsOf(tail.events)).toEqual(idsOf(events));
    expect(Math.max(...tail.batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(10);
  });

  test('two readers get the same', async () => {
    const after = await store().head();
    const readers = [follow({ after }), follow({ after, batchSize: 2 })];
    const { position } = await store().append(aStream(), someEvents(9), 'no-stream');
    const [one, two] = await Promise.all(readers.map((tail) => tail.passes(position)));
    expect(one!.events).toHaveLength(9);
    expect(two!.events).toEqual(one!.events);
  });

  test('the signal ends it: given before, while it waits, and in the middle', async () => {
    const after = await store().head();
    await within('an end at once', drain(store().subscribe({ after, signal: AbortSignal.abort() })));

    const waiting = await follow({ after }).caughtUp();
    await waiting.stop();

    await store().append(aStream(), someEvents(30), 'no-stream');
    const stopping = new AbortController();
    let batches = 0;
    const middle = (async () => {
      for await (const _ of store().subscribe({ after, batchSize: 2, signal: stopping.signal })) {
        batches++;
        stopping.abort();
      }
    })();
    await within('an end in the middle', middle);
    expect(batches).toBe(1);
  });

  test('a reader may break out of its loop', async () => {
    const after = await store().head();
    await store().append(aStream(), someEvents(30), 'no-stream');
    const leave = async () => {
      for await (const batch of store().subscribe({ after, batchSize: 2, signal: new AbortController().signal })) {
        return batch.events.length;
      }
      return 0;
    };
    expect(await within('leaving the loop', leave())).toBe(2);
  });
}

function gate(): [wait: () => Promise<void>, open: () => void] {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return [() => opened, () => open()];
}

async function drain(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of batches) throw new Error('There was a batch after the end');
}
