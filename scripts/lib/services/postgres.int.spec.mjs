import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { isAlive, sleep } from '../processes.mjs';
import { startPostgres } from './postgres.mjs';
import { speaksPostgres } from './probe.mjs';
import { remove, throwAwayFolder } from './throw-away.mjs';

let dataDir;
const servers = [];
beforeEach(() => (dataDir = throwAwayFolder()));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  remove(dataDir);
});

async function start(password = 'a "secret" with $signs\'') {
  const server = await startPostgres({ dataDir, password, quiet: true });
  servers.push(server);
  return server;
}

async function ask({ url }, statement) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const pidFile = () => join(dataDir, 'postgres/data/postmaster.pid');
const postmaster = () => parseInt(readFileSync(pidFile(), 'utf8'), 10);

async function killServer() {
  const pid = postmaster();
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(10);
}

it('makes a durable UTF-8 database that only this machine reaches, with the Dutch order of letters', async () => {
  const server = await start();
  const [row] = await ask(
    server,
    `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
            current_setting('listen_addresses') as addresses, 'é' < 'f' collate "nl-x-icu" as dutch`,
  );
  expect(row).toEqual({ encoding: 'UTF8', fsync: 'on', addresses: '127.0.0.1', dutch: true });
  expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
});

it('finds its data after an orderly stop and after kill -9', async () => {
  const first = await start();
  await ask(first, `create table jar (name text); insert into jar values ('a'), ('b')`);
  await first.stop();
  expect(await speaksPostgres(first.port)).toBe(false);
  const second = await start();
  expect(await ask(second, 'insert into jar values ($$c$$) returning name')).toEqual([{ name: 'c' }]);
  await killServer();
  const third = await start();
  expect(third.adopted).toBe(false);
  expect(await ask(third, 'select name from jar order by name')).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
});

it('is shared: a second run adopts it, and the last run stops it', async () => {
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ adopted: true, port: first.port });
  await first.stop();
  expect(await speaksPostgres(second.port)).toBe(true);
  await second.stop();
  expect(await speaksPostgres(second.port)).toBe(false);
});

it('ignores a process id that another program has reused', async () => {
  await start();
  const left = readFileSync(pidFile(), 'utf8');
  await killServer();
  writeFileSync(pidFile(), left.replace(/^\d+/, String(process.ppid)));
  expect((await start()).adopted).toBe(false);
});

it('sets the new password when the secrets file was lost', async () => {
  await (await start('yesterday')).stop();
  expect(await ask(await start('today'), 'select 1 as one')).toEqual([{ one: 1 }]);
});
