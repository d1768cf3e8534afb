import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { freePort } from '../ports.mjs';
import { mustRun, run, runsProgram, sleep } from '../processes.mjs';
import { Problem, step } from '../say.mjs';
import { readStamp, writeStamp } from '../stamp.mjs';
import { as, passableFolder, reaches, removeOrphans, serverAccount } from './account.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { speaksPostgres } from './probe.mjs';
import { enter } from './users.mjs';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // a socket path is limited to 107 characters
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  jit: 'off',
};
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  max_wal_size: '256MB',
};

/** Starts a Postgres in `${dataDir}/postgres`, or adopts it. `stop` ends it unless another run uses it. */
export async function startPostgres(options) {
  mkdirSync(options.dataDir, { recursive: true });
  return withLock('postgres', () => start(options), { path: join(options.dataDir, 'postgres.lock') });
}

async function start({ dataDir, password, durable = true, quiet = false }) {
  const title = (text, work) => (quiet ? work() : step(text, work));
  const home = homeFor(join(dataDir, 'postgres'));
  const server = { ...home, ...postgresBinaries(home.account, home.folder), data: join(home.folder, 'data') };
  await makeCluster(server, password, title);
  const running = await runningPort(server);
  const port = running ?? (await title('starting Postgres', () => startServer(server, password, durable)));
  const leave = enter(join(home.folder, 'users'));
  const stop = async () => {
    if (leave() > 0) return;
    await pgCtl(server, ['stop', '-w', '-t', '60', '-m', durable ? 'fast' : 'immediate']);
  };
  const url = `postgres://shop:${encodeURIComponent(password)}@127.0.0.1:${port}/shop`;
  return { url, port, adopted: running !== undefined, stop };
}

/** The folder of the cluster and its account. Links to another folder when the account has no access. */
function homeFor(wanted) {
  const account = serverAccount(join(wanted, 'data'));
  const present = lstatSync(wanted, { throwIfNoEntry: false });
  if (present?.isSymbolicLink()) {
    const folder = readlinkSync(wanted);
    if (existsSync(folder)) return { folder, account: serverAccount(join(folder, 'data')) };
    unlinkSync(wanted);
  }
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  if (!account.uid) return { folder: wanted, account };
  chownSync(wanted, account.uid, account.gid);
  if (reaches(account, wanted, '-w')) return { folder: wanted, account };
  const shelter = passableFolder(account);
  removeOrphans(shelter);
  const folder = join(shelter, `data-${randomBytes(6).toString('hex')}`);
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, 'belongs-to'), wanted);
  chownSync(folder, account.uid, account.gid);
  rmSync(wanted, { recursive: true });
  symlinkSync(folder, wanted);
  return { folder, account };
}

/** Runs initdb in a temporary folder and renames it, so that a killed run leaves no broken cluster. */
async function makeCluster(server, password, title) {
  const { account, bin, data, folder, major } = server;
  if (existsSync(join(data, 'PG_VERSION'))) {
    const made = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
    if (made === major) return;
    throw new Problem(
      `${data} was made by Postgres ${made}; this is ${major}. Dump it with ${made}, or choose another DATA_DIR.`,
    );
  }
  for (const name of readdirSync(folder)) if (name.startsWith('new-')) rmSync(join(folder, name), { recursive: true });
  const fresh = join(folder, `new-${process.pid}`);
  const passwordFile = join(folder, `new-${process.pid}.password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid) chownSync(passwordFile, account.uid, account.gid);
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const quickLogin = major >= 16 ? ['-c', 'scram_iterations=1'] : []; // stretches no random password in each session
  const args = ['-D', fresh, '-U', 'shop', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await title('making a Postgres database', async () => {
    const flags = [...args, '--encoding=UTF8', ...locale, ...quickLogin, '--locale=C', '--no-instructions'];
    await mustRun('initdb', join(bin, 'initdb'), flags, as(account));
    await singleUser(server, fresh, 'CREATE DATABASE shop');
  });
  rmSync(passwordFile);
  writeFileSync(join(fresh, 'shop.conf'), '', { mode: 0o644 });
  writeFileSync(join(fresh, 'postgresql.conf'), "\ninclude_if_exists = 'shop.conf'\n", { flag: 'a' });
  renameSync(fresh, data);
  writeStamp(join(folder, 'password.sha256'), fingerprint(password));
}

const fingerprint = (password) => createHash('sha256').update(password).digest('hex');

const singleUser = ({ bin, account }, data, statement) =>
  mustRun('postgres --single', join(bin, 'postgres'), ['--single', '-D', data, 'postgres'], {
    ...as(account),
    input: `${statement}\n`,
  });

const pgCtl = ({ bin, account, data }, args) => run(join(bin, 'pg_ctl'), ['-D', data, ...args], as(account));

async function runningPort(server) {
  const pidFile = join(server.data, 'postmaster.pid');
  for (let waited = 0; (await pgCtl(server, ['status'])).code === 0; waited += 250) {
    const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
    if (await speaksPostgres(Number(port))) return Number(port);
    if (!(await runsProgram(Number(pid), 'postgres'))) {
      rmSync(pidFile, { force: true }); // the process id of a killed server, reused by another program
      return undefined;
    }
    if (waited > 60_000) throw new Problem(`Postgres (process ${pid}) runs but does not respond; see ${logOf(server)}`);
    await sleep(250);
  }
  return undefined;
}

const logOf = ({ folder }) => join(folder, 'postgres.log');

async function startServer(server, password, durable) {
  const { data, folder } = server;
  const conf = { ...settings, ...(durable ? {} : throwAway) };
  writeFileSync(
    join(data, 'shop.conf'),
    Object.entries(conf)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );
  if (readStamp(join(folder, 'password.sha256')) !== fingerprint(password)) {
    await singleUser(server, data, `ALTER ROLE shop PASSWORD '${password.replaceAll("'", "''")}'`);
    writeStamp(join(folder, 'password.sha256'), fingerprint(password));
  }
  let output = '';
  for (let attempt = 1; attempt <= 20; attempt++) {
    const port = await freePort();
    const result = await pgCtl(server, ['start', '-w', '-t', '120', '-l', logOf(server), '-o', `-p ${port}`]);
    if (result.code === 0) return port;
    output = result.output;
    await sleep(500); // the port was taken, or a killed server still holds its shared memory
  }
  const log = readStamp(logOf(server))?.split('\n').slice(-15).join('\n') ?? '';
  throw new Problem(`Postgres does not start in ${data}.\n${output.trim()}\n${log}`);
}
