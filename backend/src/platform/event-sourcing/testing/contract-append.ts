import { bytesOf, mostAppendBytes, UnappendableError } from '../deciding/appendable.js';
import { WrongExpectedRevisionError, type ExpectedRevision } from '../event-store.js';
import { anEvent, aStream, idsOf, someEvents, tryAppend, type Contract } from './contract-tools.js';

export function appendContract({ current }: Contract): void {
  const store = () => current().store;
  const stored = async (streamId: string) => idsOf(await store().readStream(streamId));

  describe.each<[ExpectedRevision, 'conflict' | 'appended', 'conflict' | 'appended']>([
    // expected        on a missing stream   on a stream at revision 1
    ['no-stream', 'appended', 'conflict'],
    [0, 'conflict', 'conflict'],
    [1, 'conflict', 'appended'],
    [2, 'conflict', 'conflict'],
  ])('expecting %p', (expected, onMissing, onExisting) => {
    test(`is ${onMissing} on a missing stream`, async () => {
      const streamId = aStream();
      const events = someEvents(2);
      const outcome = await tryAppend(store(), streamId, events, expected);
      if (onMissing === 'conflict') expect(outcome).toBe('conflict');
      else expect(outcome).toMatchObject({ revision: 1 });
      expect(await stored(streamId)).toEqual(onMissing === 'conflict' ? [] : idsOf(events));
    });

    test(`is ${onExisting} on a stream at revision 1`, async () => {
      const streamId = aStream();
      const before = someEvents(2);
      await store().append(streamId, before, 'no-stream');
      const events = someEvents(2);
      const outcome = await tryAppend(store(), streamId, events, expected);
      if (onExisting === 'conflict') expect(outcome).toBe('conflict');
      else expect(outcome).toMatchObject({ revision: 3 });
      expect(await stored(streamId)).toEqual(idsOf(onExisting === 'conflict' ? before : [...before, ...events]));
    });
  });

  test('a conflict names the stream and the expected revision', async () => {
    const streamId = aStream();
    const conflict = await store()
      .append(streamId, [anEvent()], 7)
      .catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(WrongExpectedRevisionError);
    expect(conflict).toMatchObject({ streamId, expected: 7 });
  });

  test('many events are stored together, in order', async () => {
    const streamId = aStream();
    const events = someEvents(50);
    const { revision, position } = await store().append(streamId, events, 'no-stream');
    const read = await store().readStream(streamId);
    expect(revision).toBe(49);
    expect(idsOf(read)).toEqual(idsOf(events));
    expect(read.map((event) => event.revision)).toEqual(events.map((_, index) => index));
    expect(read.at(-1)!.position).toBe(position);
  });

  describe.each<[ExpectedRevision]>([['no-stream'], [1]])('a repeat expecting %p', (expected) => {
    const begun = async () => {
      const streamId = aStream();
      if (expected !== 'no-stream') await store().append(streamId, someEvents(2), 'no-stream');
      const events = someEvents(2);
      return { streamId, events, first: await store().append(streamId, events, expected) };
    };

    test('succeeds alike and stores nothing', async () => {
      const { streamId, events, first } = await begun();
      const before = await stored(streamId);
      expect(await store().append(streamId, events, expected)).toEqual(first);
      expect(await stored(streamId)).toEqual(before);
    });

    test('succeeds alike after others have appended', async () => {
      const { streamId, events, first } = await begun();
      await store().append(streamId, someEvents(3), first.revision);
      const before = await stored(streamId);
      expect(await store().append(streamId, events, expected)).toEqual(first);
      expect(await stored(streamId)).toEqual(before);
    });
  });

  test('other events at an old revision are a conflict, even with a repeat among them', async () => {
    const streamId = aStream();
    const [first, second] = someEvents(2);
    await store().append(streamId, [first!, second!], 'no-stream');
    expect(await tryAppend(store(), streamId, someEvents(2), 'no-stream')).toBe('conflict');
    expect(await tryAppend(store(), streamId, [first!, anEvent()], 'no-stream')).toBe('conflict');
    expect(await stored(streamId)).toEqual(idsOf([first!, second!]));
  });

  test('an append without events is refused, on a missing stream and on any other', async () => {
    const streamId = aStream();
    const appendNothing = (expected: ExpectedRevision) => store().append(streamId, [], expected);
    await expect(appendNothing('no-stream')).rejects.toBeInstanceOf(UnappendableError);
    const events = someEvents(1);
    await store().append(streamId, events, 'no-stream');
    await expect(appendNothing(0)).rejects.toBeInstanceOf(UnappendableError);
    expect(await stored(streamId)).toEqual(idsOf(events));
  });

  test('an append of up to 1,048,576 bytes is stored, a larger one is refused', async () => {
    const [streamId, event] = [aStream(), anEvent('Large', { text: '' })];
    const largest = { ...event, data: { text: 'x'.repeat(mostAppendBytes - bytesOf(event)) } };
    const tooLarge = { ...event, data: { text: `${largest.data.text}x` } };
    await expect(store().append(streamId, [tooLarge], 'no-stream')).rejects.toBeInstanceOf(UnappendableError);
    await store().append(streamId, [largest], 'no-stream');
    expect(await stored(streamId)).toEqual([event.id]);
  });
}
