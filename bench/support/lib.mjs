import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../scripts/lib/services/postgres.mjs';
import { startQueue } from '../../scripts/lib/services/queue.mjs';

const print = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr); // keeps progress lines out of the results

export function report(results, conditions = {}) {
  const load = loadavg().map((minutes) => Math.round(minutes * 10) / 10);
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model, node: process.version, load, ...conditions };
  print(`${JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2)}\n`);
}

/**
 * Returns a function that runs the benches named on the command line, or else the `usual` ones. Each bench receives what
 * that function is given, then the values of `options`, which has a default for each. The function has them too.
 */
export function benchesByName(benches, options, usual = Object.keys(benches)) {
  const { values, positionals } = parsedArguments(options, true);
  const names = positionals.length > 0 ? positionals : usual;
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}\n`);
    process.exit(2);
  }
  const run = async (...given) => {
    const results = {};
    for (const name of names) {
      process.stderr.write(`… ${name}\n`);
      results[name] = await benches[name](...given, values);
    }
    return results;
  };
  return Object.assign(run, { values });
}

/** The options of a bench that takes no names, as numbers where the default is one. */
export function benchOptions(options) {
  return parsedArguments(options, false).values;
}

function parsedArguments(defaults, allowPositionals) {
  const entries = Object.entries(defaults);
  const options = Object.fromEntries(
    entries.map(([name, value]) => [name, { type: 'string', default: String(value) }]),
  );
  const { values, positionals } = parseArgs({ options, allowPositionals });
  const typed = entries.map(([name, value]) => [name, typeof value === 'number' ? Number(values[name]) : values[name]]);
  const wrong = typed.find(([, value]) => typeof value === 'number' && !(value > 0));
  if (wrong) {
    process.stderr.write(`--${wrong[0]} must be a number above 0\n`);
    process.exit(2);
  }
  return { values: Object.fromEntries(typed), positionals };
}

/** A folder for one bench, below BENCH_FOLDER or the temporary folder of the system, that the Postgres account can enter. */
export function benchFolder() {
  const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'gummyshop-bench-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Runs `work` with a durable Postgres (fsync on, as with `npm start`), which is deleted afterwards. */
export async function withPostgres(work) {
  const dataDir = benchFolder();
  const { url, stop } = await startPostgres({ dataDir, password: 'bench', quiet: true });
  try {
    return await work(url);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The same with a queue on the backend that `npm start` would choose. `redisUrl` is undefined for Postgres. */
export async function withServices(work) {
  const dataDir = benchFolder();
  const queue = await startQueue({ dataDir });
  try {
    const results = await withPostgres((databaseUrl) => work({ databaseUrl, redisUrl: queue.url }));
    return { results, queue: queue.url ? 'Redis' : 'Postgres' };
  } finally {
    await queue.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

export const benchMetadata = {
  schemaVersion: 1,
  occurredAt: '2026-01-01T00:00:00.000Z',
  actor: { kind: 'system', id: null },
  $correlationId: 'bench',
  $causationId: 'bench',
};

export function perSecond(count, milliseconds) {
  return Math.round((count / milliseconds) * 1000);
}

/** Processor time that the programs have used, in ms: comparable even on a busy machine. Null without /proc. */
export async function processorTime({ server, storeServer, database }) {
  const sessions = await database.query('select pid from pg_stat_activity');
  try {
    return {
      server: timeOf(server.pid),
      rest: timeOf(process.pid),
      postgres: sum(sessions.map(({ pid }) => timeOf(pid))),
      ...(storeServer && { eventStore: timeOf(storeServer.pid) }),
    };
  } catch {
    return null;
  }
}

export function processorMsEach(before, after, count) {
  if (!before || !after) return null;
  const each = (name) => Math.round(((after[name] - before[name]) / count) * 10) / 10;
  return Object.fromEntries(Object.keys(after).map((name) => [name, each(name)]));
}

/** Processor time of a process since its start, in ms, in steps of 10 ms. */
export function timeOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export async function median(times, work, value = (result) => result) {
  const results = [];
  for (let time = 0; time < times; time++) results.push(await work());
  return results.sort((a, b) => value(a) - value(b))[Math.floor(times / 2)];
}

/** Environment that lets all shoppers of a bench share one address. */
export const manyFromOneAddress = { CHECKOUT_LIMIT_FACTOR: '100000' };

/** Starts the shop of a checkout with `npm run start` or another script. */
export async function startShop(folder, dataDir, port, script = 'start', more = {}) {
  const began = performance.now();
  const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more };
  const env = { ...process.env, ...manyFromOneAddress, ...own };
  const child = spawn('npm', ['run', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const ready = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (output.includes('SHOP READY')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm run ${script} ended with ${code}:\n${output}`)));
  });
  await ready;
  const milliseconds = performance.now() - began;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    process.kill(-child.pid, 'SIGINT');
    return ended;
  };
  return { milliseconds, stop, ended };
}

/** Current resident memory of a process, from /proc. */
export function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Percentile of times in ms, rounded to a tenth; `part` is 0.95 for p95. */
export function percentile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] * 10) / 10;
}
