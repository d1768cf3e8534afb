/** The first run of infra/eventstore-users.sh on a fresh server: accounts and changed passwords count a moment later. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { findProgram } from '../../scripts/lib/services/queue.mjs';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';

const lateMs = 1200;
const isPossible = findProgram(['openssl']) && findProgram(['curl']);

/** A node of EventStoreDB: its accounts exist after a while, and a password counts a while after it was changed. */
class StubNode {
  requests = [];
  users = new Map();
  refuses = () => false;

  constructor(credentials) {
    this.begun = Date.now();
    for (const name of ['admin', 'ops']) this.set(name, 'changeit');
    this.server = createServer(credentials, (request, response) => {
      this.answer(request).then((status) => response.writeHead(status).end());
    });
  }

  set(name, password) {
    const former = this.passwordOf(name);
    this.users.set(name, { former, password, countsAt: Date.now() + lateMs });
  }

  passwordOf(name) {
    const user = this.users.get(name);
    return user && (Date.now() < user.countsAt ? user.former : user.password);
  }

  async answer(request) {
    const [caller, password] = Buffer.from(request.headers.authorization.slice(6), 'base64').toString().split(':');
    const body = await text(request);
    this.requests.push(`${request.method} ${request.url}`);
    if (!this.passwordOf(caller) || this.passwordOf(caller) !== password) return 401;
    if (request.url === '/users/$current') return 200;
    if (this.refuses(request.url)) return 403;
    const { newPassword, loginName, password: chosen } = JSON.parse(body);
    if (request.url === '/users/') {
      if (this.users.has(loginName)) return 409;
      this.set(loginName, chosen);
      return 201;
    }
    this.set(request.url.split('/')[2], newPassword);
    return 200;
  }
}

(isPossible ? describe : describe.skip)('the users of EventStoreDB (skipped without openssl and curl)', () => {
  let folder;
  let node;
  const at = (path) => join(folder, path);
  const secret = (name) => readFileSync(at(`infra/secrets/eventstore_${name}`), 'utf8');

  beforeEach(async () => {
    folder = throwAwayFolder();
    for (const path of ['infra/secrets', 'infra/certs/ca']) mkdirSync(at(path), { recursive: true });
    copyFileSync(inRoot('infra/eventstore-users.sh'), at('infra/eventstore-users.sh'));
    const [key, cert] = [at('node.key'), at('infra/certs/ca/ca.crt')];
    const make = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    const files = ['-keyout', key, '-out', cert, '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...make, ...files], { stdio: 'ignore' });
    writeFileSync(at('compose'), '#!/bin/sh\ncat > granted\n');
    chmodSync(at('compose'), 0o755);
    node = new StubNode({ key: readFileSync(key), cert: readFileSync(cert) });
    await once(node.server.listen(0, 'localhost'), 'listening');
  });
  afterEach(() => {
    node.server.closeAllConnections();
    node.server.close();
    remove(folder);
  });

  const run = () =>
    promisify(execFile)('sh', [at('infra/eventstore-users.sh')], {
      env: {
        ...process.env,
        COMPOSE: at('compose'),
        EVENTSTORE_NODES: `https://localhost:${node.server.address().port}`,
      },
    });

  it('are set up by the first run on a fresh server, and their passwords count when it ends', async () => {
    await run();
    for (const name of ['admin', 'ops', 'shop']) expect(node.passwordOf(name)).toBe(secret(name));
    expect(secret('url')).toContain(`esdb://shop:${secret('shop')}@`);
    expect(readFileSync(at('granted'), 'utf8')).toContain(`esdb://admin:${secret('admin')}@`);
  });

  it('keep their passwords when it runs again, and get a replaced one', async () => {
    await run();
    const admin = secret('admin');
    writeFileSync(at('infra/secrets/eventstore_shop'), 'another');
    await run();
    expect([secret('admin'), node.passwordOf('admin'), node.passwordOf('shop')]).toEqual([admin, admin, 'another']);
  });

  it('a failure says in a sentence what was refused, without a password', async () => {
    node.refuses = (url) => url.startsWith('/users/ops/');
    const { code, stderr } = await run().catch((error) => error);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^infra\/eventstore-users\.sh: https:\/\/localhost:\d+ refused to change the password of ops \(403\)\.\n$/,
    );
    expect(stderr).not.toContain(secret('admin'));
  });
});
