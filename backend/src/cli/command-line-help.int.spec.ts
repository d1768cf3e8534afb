import { runCommandLine } from './command-line.js';
import { groups } from './tasks/all-tasks.js';

/** Its environment cannot be read. */
async function run(...args: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommandLine(args, {
    environment: () => Promise.reject(new Error('nothing runs here')),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    input: () => Promise.resolve(''),
    signal: new AbortController().signal,
  });
  return { code, out, err };
}

const names = groups.flatMap(({ name, tasks }) =>
  tasks.map(({ usage }) => [...(name ? [name] : []), usage.split(' ')[0]!]),
);

it('prints its help without starting services', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const [first] of names) expect(out).toContain(first);
  expect(out).toContain('Exit codes: 0 success, 1 failure or problem found');
});

it.each(names)('%s %s has help, and --dry-run if it writes', async (...path) => {
  const task = groups
    .find(({ name }) => name === (path.length > 1 ? path[0] : null))!
    .tasks.find(({ usage }) => usage.split(' ')[0] === path.at(-1))!;
  const { code, out } = await run(...path.filter((part) => part !== undefined), '--help');
  expect(code).toBe(0);
  expect(out.replace(/\s+/g, ' ')).toContain(task.summary); // the help wraps long lines
  expect(out).toContain('--json');
  expect(out.includes('--dry-run')).toBe(task.writes === true);
});

it.each([
  ['an unknown command', ['projections', 'dance']],
  ['a missing argument', ['events', 'show']],
  ['an unknown option', ['events', 'stats', '--fast']],
  ['no command at all', []],
  ['an invalid position', ['projections', 'skip', 'stock-levels', 'twelve', '--reason', 'x']],
  ['a skip without a reason', ['projections', 'skip', 'stock-levels', '12']],
  ['a skip with an empty reason', ['projections', 'skip', 'stock-levels', '12', '--reason', ' ']],
  ['a rebuild without a name', ['projections', 'rebuild']],
  ['a rebuild of one and of all', ['projections', 'rebuild', 'stock-levels', '--all']],
  ['a limit of zero', ['events', 'tail', '--limit', '0']],
  ['an unconfirmed erasure', ['customers', 'erase', 'anna@example.com']],
  ['an invalid address', ['customers', 'export', 'anna']],
  ['an unlock without an address', ['customers', 'unlock', 'anna']],
  ['a password that is too short', ['staff', 'add', 'anna@example.com']],
  ['a backup without a folder', ['backup']],
  ['a restore without a folder', ['restore', '--from', '']],
  ['a demo with too few orders', ['seed', '--orders', '9']],
  ['a demo with too many customers', ['seed', '--customers', '500001']],
  ['an invalid id', ['mail', 'resend', '12']],
])('rejects %s with exit code 2 and a message on standard error only', async (_what, args) => {
  const { code, out, err } = await run(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
});

it('reports why the shop cannot be opened, as text and as JSON', async () => {
  expect(await run('projections', 'status')).toEqual({ code: 1, out: '', err: '✗ nothing runs here\n' });
  const { code, out } = await run('projections', 'status', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({ error: { code: 'refused', message: 'nothing runs here' } });
});

it('runs the doctor without any service', async () => {
  const { code, out } = await run('doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/ok +node/);
  expect(out).toMatch(/WRONG +services +nothing runs here/);
});
