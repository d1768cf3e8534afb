/**
 * Production with REQUIRE_TLS: certificates of infra/certificates.sh between proxy, API, worker, Postgres and Redis.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:https';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import * as api from '../../contracts/api.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { acceptsConnections, freePort } from '../../scripts/lib/ports.mjs';
import { sleep, stopChild } from '../../scripts/lib/processes.mjs';
import { startPostgres } from '../../scripts/lib/services/postgres.mjs';
import { findProgram } from '../../scripts/lib/services/queue.mjs';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';
import { hasCaddy, startCaddy } from './caddy-process.mjs';
import { call } from './client.mjs';

const program = inRoot('dist/backend/src/app/main.js');
const isPossible = existsSync(program) && findProgram(['redis-server']) && findProgram(['openssl']) && hasCaddy();
const password = 'for-tests-only';

(isPossible ? describe : describe.skip)('encrypted services (skipped without a build, Caddy or Redis)', () => {
  const stops = [];
  const certs = mkdtempSync(join(tmpdir(), 'gummyshop-certs-'));
  const at = (name) => join(certs, name);
  const ca = () => readFileSync(at('ca.crt'));
  let databaseUrl;
  let redisPort;
  let apiPort;
  let proxy;

  beforeAll(async () => {
    execFileSync(inRoot('infra/certificates.sh'), [certs]);
    databaseUrl = await encryptedPostgres();
    redisPort = await encryptedRedis();
    const run = (args, env = {}) =>
      spawn(process.execPath, args, { env: environment(env), stdio: ['ignore', 'ignore', 'pipe'] });
    const migration = run([inRoot('dist/backend/src/app/migrate/main.js')], { ROLES: 'worker' });
    expect((await once(migration, 'exit'))[0]).toBe(0);
    for (const role of ['worker', 'api']) {
      const port = await freePort();
      const child = run([program], { ROLES: role, PORT: String(port) });
      stops.push(() => stopChild(child, 10_000));
      if (role === 'api') apiPort = port;
      await ready(port);
    }
    proxy = await startCaddy([apiPort], { UPSTREAM: 'tls', UPSTREAM_CA: at('ca.crt') });
    stops.push(proxy.stop);
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(certs, { recursive: true, force: true });
  });

  async function encryptedPostgres() {
    const folder = throwAwayFolder();
    const { url, stop } = await startPostgres({ dataDir: folder, password, durable: false, quiet: true });
    stops.push(async () => {
      await stop();
      remove(folder);
    });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('show data_directory');
    const data = rows[0].data_directory;
    const { uid, gid } = statSync(data);
    for (const name of ['postgres.crt', 'postgres.key']) {
      copyFileSync(at(name), join(data, name));
      chownSync(join(data, name), uid, gid);
    }
    await client.query(`alter system set ssl_cert_file = 'postgres.crt'`);
    await client.query(`alter system set ssl_key_file = 'postgres.key'`);
    await client.query(`alter system set ssl_min_protocol_version = 'TLSv1.3'`);
    await client.query('alter system set ssl = on');
    await client.query('select pg_reload_conf()');
    await client.end();
    return url;
  }

  async function encryptedRedis() {
    const port = await freePort();
    const options = [
      '--port',
      '0',
      '--tls-port',
      port,
      '--tls-cert-file',
      at('redis.crt'),
      '--tls-key-file',
      at('redis.key'),
    ];
    const rest = ['--tls-ca-cert-file', at('ca.crt'), '--tls-auth-clients', 'no', '--requirepass', password];
    const child = spawn(
      'redis-server',
      [...options, ...rest, '--save', '', '--maxmemory-policy', 'noeviction'].map(String),
      {
        cwd: certs,
        stdio: 'ignore',
      },
    );
    stops.push(() => stopChild(child, 5000));
    while (!(await acceptsConnections('127.0.0.1', port))) await sleep(50);
    return port;
  }

  function environment(env) {
    const secret = (name, text) => {
      writeFileSync(at(name), text, { mode: 0o600 });
      return at(name);
    };
    return {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: at('ca.crt'),
      REQUIRE_TLS: 'true',
      TLS_CERT_FILE: at('api.crt'),
      TLS_KEY_FILE: at('api.key'),
      TRUSTED_PROXIES: 'loopback',
      DATA_DIR: join(certs, 'data'),
      DATABASE_URL_FILE: secret('database_url', `${databaseUrl.replace('127.0.0.1', 'localhost')}?sslmode=verify-full`),
      REDIS_URL_FILE: secret('redis_url', `rediss://:${password}@localhost:${redisPort}`),
      APP_SECRET_FILE: secret('app_secret', 'a'.repeat(40)),
      SHOP_URL: 'https://gommie.nl',
      SHOP_EMAIL: 'hallo@gommie.nl',
      SMTP_URL: 'smtps://localhost:9',
      STRIPE_SECRET_KEY_FILE: secret('stripe_key', 'sk_test_123'),
      STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
      STRIPE_WEBHOOK_SECRET_FILE: secret('stripe_webhook', `whsec_${'0'.repeat(32)}`),
      ...env,
    };
  }

  const status = (port, path) =>
    new Promise((resolve, reject) => {
      get({ host: 'localhost', port, path, ca: ca() }, (response) => resolve(response.resume().statusCode)).on(
        'error',
        reject,
      );
    });

  async function ready(port) {
    for (const end = Date.now() + 120_000; Date.now() < end; await sleep(100))
      if ((await status(port, '/readyz').catch(() => 0)) === 200) return;
    throw new Error('the process did not get ready');
  }

  it('serve a visitor through the proxy, with HSTS from the shop', async () => {
    const { status, headers, body } = await call(proxy, api.catalog.listProducts.path);
    expect([status, body]).toEqual([200, '[]']);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await call(proxy, '/')).headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await call(proxy, '/readyz')).status).toBe(404);
  });

  it('encrypt every session of the database with TLS 1.3', async () => {
    const client = new pg.Client({ connectionString: databaseUrl, ssl: { ca: ca(), servername: 'localhost' } });
    await client.connect();
    const sql = `select a.usename, s.ssl, s.version from pg_stat_activity a join pg_stat_ssl s using (pid)
      where a.backend_type = 'client backend' and a.pid <> pg_backend_pid()`;
    const { rows } = await client.query(sql);
    await client.end();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ ssl, version }) => !ssl || version !== 'TLSv1.3')).toEqual([]);
  });

  it.each([
    ['the API', () => apiPort, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', /^HTTP\/1\.1 200/],
    ['Redis', () => redisPort, 'PING\r\n', /PONG|NOAUTH/],
  ])('of the kind %s do not respond in plain text', async (_name, port, bytes, response) => {
    const socket = connect(port(), '127.0.0.1');
    let received = '';
    socket.on('data', (data) => (received += data.toString('latin1'))).on('error', () => {});
    socket.end(bytes);
    await new Promise((resolve) => socket.on('close', resolve));
    expect(received).not.toMatch(response);
  });

  it('refuse a certificate of another authority', async () => {
    await expect(
      new Promise((resolve, reject) =>
        get({ host: 'localhost', port: apiPort, path: '/healthz' }, resolve).on('error', reject),
      ),
    ).rejects.toThrow(/certificate|unable to verify/);
    const stranger = mkdtempSync(join(tmpdir(), 'gummyshop-certs-'));
    stops.push(() => rmSync(stranger, { recursive: true }));
    execFileSync(inRoot('infra/certificates.sh'), [stranger]);
    const other = await startCaddy([apiPort], { UPSTREAM: 'tls', UPSTREAM_CA: join(stranger, 'ca.crt') });
    stops.push(other.stop);
    expect((await call(other, api.catalog.listProducts.path)).status).toBeGreaterThanOrEqual(502);
  });

  it('do not start with a plain connection', async () => {
    const env = environment({ ROLES: 'api', REDIS_URL_FILE: '', REDIS_URL: 'redis://localhost:1' });
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const [chunk] = await once(child.stderr, 'data');
    expect(chunk.toString()).toContain('REDIS_URL needs rediss://');
    await stopChild(child, 1000);
  });
});
