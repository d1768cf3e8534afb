import { inTurns } from './turns.js';

it('runs no more at once than it has places, and goes on after a failure', async () => {
  const turns = inTurns(2);
  let [running, most] = [0, 0];
  const work = async (n: number) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    if (n % 3 === 0) throw new Error('failed');
    return n;
  };
  const settled = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => turns(() => work(n))));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(most).toBe(2);
});
