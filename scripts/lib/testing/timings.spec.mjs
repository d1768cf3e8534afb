import { inRoot } from '../paths.mjs';
import { fileLines, Stages } from './timings.mjs';

it('lists every stage with its time, also one that failed', async () => {
  const stages = new Stages();
  expect(await stages.run('build', () => 'built')).toBe('built');
  await expect(stages.run('tests', () => Promise.reject(new Error('no browser')))).rejects.toThrow('no browser');
  expect(stages.line).toMatch(/^time: \d+\.\d s \(build \d+\.\d s, tests \d+\.\d s\)$/);
});

it('sums the test files of each project and names the slowest', () => {
  const file = (path, milliseconds) => ({ file: inRoot(path), milliseconds });
  const files = [
    file('e2e/buy-a-jar.e2e.ts', 12_000),
    file('frontend/src/lib/price.spec.ts', 300),
    file('scripts/docs.spec.mjs', 700),
    file('scripts/map.int.spec.mjs', 10_000),
    file('backend/src/orders/orders.int.spec.ts', 5_000),
  ];
  expect(fileLines(files, { slowest: 2 })).toEqual([
    'test files, summed over the lanes: e2e 12.0 s in 1, frontend 0.3 s in 1, unit 0.7 s in 1, integration 15.0 s in 2',
    '    12.0 s e2e/buy-a-jar.e2e.ts',
    '    10.0 s scripts/map.int.spec.mjs',
  ]);
});
