import { Lanes, type Visitor } from './lanes.js';

type Name = 'known' | 'stranger';
/** Work that ends when the test says so, and notes the order in which it starts. */
function given(places = 2) {
  const lanes = new Lanes<Name>(places, {
    known: { atOnce: places, most: Infinity, mostOfNetwork: Infinity },
    stranger: { atOnce: 1, most: 4, mostOfNetwork: 2 },
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const left = new Set<string>();
  const enter = (name: string, lane: Name, network = name) => {
    const visitor: Visitor<Name> = { lane, network, isGone: () => left.has(name) };
    return lanes.admit(visitor, (slot) =>
      slot(() => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    );
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await settled();
  };
  return { lanes, started, left, enter, end };
}
const settled = () => new Promise(setImmediate);
const refused = { code: 'too-many-attempts' };

it('starts no more at once than it has places, in the order of arrival', async () => {
  const { started, enter, end } = given();
  const all = ['a', 'b', 'c'].map((name) => enter(name, 'known'));
  await settled();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('starts known visitors before strangers, who leave one place free', async () => {
  const { started, enter, end } = given();
  for (const name of ['s1', 's2', 's3']) void enter(name, 'stranger');
  void enter('k1', 'known');
  await settled();
  expect(started).toEqual(['s1', 'k1']);
  void enter('k2', 'known');
  await end('s1');
  expect(started).toEqual(['s1', 'k1', 'k2']);
  await end('k1');
  expect(started).toEqual(['s1', 'k1', 'k2', 's2']);
});

it('refuses strangers beyond the bounds of their lane and of their network, before any work', async () => {
  const { lanes, started, enter, end } = given();
  const work = jest.fn();
  void enter('n1', 'stranger', 'n');
  void enter('n2', 'stranger', 'n');
  const visitor = (network: string) => ({ lane: 'stranger' as const, network, isGone: () => false });
  await expect(lanes.admit(visitor('n'), work)).rejects.toMatchObject(refused);
  void enter('m', 'stranger');
  void enter('o', 'stranger');
  await expect(lanes.admit(visitor('p'), work)).rejects.toMatchObject(refused);
  expect(work).not.toHaveBeenCalled();
  void enter('known', 'known');
  await settled();
  expect(started).toEqual(['n1', 'known']);
  await end('n1');
  void enter('p', 'stranger').catch(() => undefined);
  for (const name of ['n2', 'm', 'o', 'p']) await end(name);
  expect(started).toEqual(['n1', 'known', 'n2', 'm', 'o', 'p']);
});

it('drops the work of visitors who are gone, and gives their room to others', async () => {
  const { started, left, enter, end } = given();
  void enter('a', 'stranger');
  const gone = ['b', 'c', 'd'].map((name) => enter(name, 'stranger'));
  const outcomes = Promise.allSettled(gone);
  for (const name of ['b', 'c', 'd']) left.add(name);
  void enter('e', 'stranger');
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await end('a');
  expect(started).toEqual(['a', 'e']);
});

it('goes on after work that fails', async () => {
  const { lanes } = given(1);
  const visitor = { lane: 'known' as const, network: '', isGone: () => false };
  const failing = lanes.admit(visitor, (slot) => slot(() => Promise.reject(new Error('failed'))));
  await expect(failing).rejects.toThrow('failed');
  expect(await lanes.admit(visitor, (slot) => slot(() => Promise.resolve('next')))).toBe('next');
});
