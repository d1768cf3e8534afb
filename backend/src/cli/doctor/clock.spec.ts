import { checkClock } from './clock.js';

const postgres = (at: number) => ({ query: () => Promise.resolve([{ at: new Date(at) }]) }) as never;
const stateAt = async (apart: number) => (await checkClock(postgres(1_000_000 + apart), () => 1_000_000)).state;

it('reports clocks that differ by more than two seconds', async () => {
  expect(await Promise.all([0, 1900, -1900].map(stateAt))).toEqual(['ok', 'ok', 'ok']);
  expect(await Promise.all([2100, -2100].map(stateAt))).toEqual(['wrong', 'wrong']);
});
