import { runCommandLine } from './command-line.js';
import { groups } from './tasks/all-tasks.js';

/** A machine on which nothing may be started. */
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

it('explains itself without starting anything', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const [first] of names) expect(out).toContain(first);
  expect(out).toContain('Exit codes: 0 good, 1 something is wrong');
});

it.each(names)('%s %s has help, and --dry-run when it writes', async (...path) => {
  const task = groups
    .find(({ name }) => name === (path.length > 1 ? path[0] : null))!
    .tasks.find(({ usage }) => usage.split(' ')[0] === path.at(-1))!;
  const { code, out } = await run(...path.filter((part) => part !== undefined), '--help');
  expect(code).toBe(0);
  expect(out.replace(/\s+/g, ' ')).toContain(task.summary); // long ones are wrapped
  expect(out).toContain('--json');
  expect(out.includes('--dry-run')).toBe(task.writes === true);
});

it.each([
  ['a command that is not there', ['projections', 'dance']],
  ['a missing argument', ['events', 'show']],
  ['an option that is not there', ['events', 'stats', '--fast']],
  ['no command at all', []],
  ['a position that is none', ['projections', 'skip', 'stock-levels', 'twelve', '--reason', 'x']],
  ['a skip without a reason', ['projections', 'skip', 'stock-levels', '12']],
  ['a skip with an empty reason', ['projections', 'skip', 'stock-levels', '12', '--reason', ' ']],
  ['a rebuild of nothing', ['projections', 'rebuild']],
  ['a rebuild of one and all', ['projections', 'rebuild', 'stock-levels', '--all']],
  ['a limit of nothing', ['events', 'tail', '--limit', '0']],
  ['an erasure that nobody confirmed', ['customers', 'erase', 'anna@example.com']],
  ['an address that is none', ['customers', 'export', 'anna']],
  ['an unlock of nobody', ['customers', 'unlock', 'anna']],
  ['a password that is too short', ['staff', 'add', 'anna@example.com']],
  ['a backup to nowhere', ['backup']],
  ['a restore from nowhere', ['restore', '--from', '']],
  ['a demo of too few orders', ['seed', '--orders', '9']],
  ['a demo of too many customers', ['seed', '--customers', '500001']],
  ['an id that is none', ['mail', 'resend', '12']],
])('answers %s with exit code 2 and a word on standard error alone', async (_what, args) => {
  const { code, out, err } = await run(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
});

it('says why the shop cannot be opened, to people and to programs', async () => {
  expect(await run('projections', 'status')).toEqual({ code: 1, out: '', err: '✗ nothing runs here\n' });
  const { code, out } = await run('projections', 'status', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({ error: { code: 'refused', message: 'nothing runs here' } });
});

it('has a doctor who comes when nothing else does', async () => {
  const { code, out } = await run('doctor');
  expect(code).toBe(1);
  expect(out).toMatch(/ok +node/);
  expect(out).toMatch(/WRONG +services +nothing runs here/);
});
