import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inRoot } from '../scripts/lib/paths.mjs';
import { digestOf, pinImages } from './pin-images.mjs';

const digest = `sha256:${'ab'.repeat(32)}`;
let server;
let registry;
let folder;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, registry);
    if (pathname === '/token')
      return response.end(JSON.stringify({ token: `for ${searchParams.get('service')} ${searchParams.get('scope')}` }));
    const [, path] = /^\/v2\/(.+)\/manifests\//.exec(pathname);
    const scope = `repository:${path}:pull`;
    if (request.headers.authorization !== `Bearer for stub ${scope}`)
      return response
        .writeHead(401, { 'www-authenticate': `Bearer realm="${registry}/token",service="stub",scope="${scope}"` })
        .end();
    if (path === 'library/nothing') return response.writeHead(404).end();
    if (!request.headers.accept.includes('manifest.list.v2')) return response.writeHead(406).end();
    response.writeHead(200, path === 'library/bare' ? {} : { 'docker-content-digest': digest }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  registry = `http://127.0.0.1:${server.address().port}`;
  folder = mkdtempSync(join(tmpdir(), 'pinned-'));
  for (const name of ['docker-compose.yml', 'Dockerfile']) copyFileSync(inRoot('infra', name), join(folder, name));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('writes nothing while the registry is away', async () => {
  await expect(pinImages(folder, 'http://127.0.0.1:1')).rejects.toThrow(/^postgres:18: the registry did not respond/);
  expect(existsSync(join(folder, 'docker-compose.pinned.yml'))).toBe(false);
});

it('pins every service, and the base image of the shop', async () => {
  const { services } = parse(readFileSync(await pinImages(folder, registry), 'utf8'));
  const all = parse(readFileSync(join(folder, 'docker-compose.yml'), 'utf8'), { merge: true }).services;
  expect(Object.keys(services)).toEqual(Object.keys(all));
  expect(services.postgres.image).toBe(`postgres:18@${digest}`);
  expect(services['api-1'].build.args.NODE_IMAGE).toMatch(new RegExp(`^node:.+@${digest}$`));
});

it.each([
  ['nothing:1', 'nothing:1: the registry responded with 404'],
  ['bare:1', 'bare:1: the registry sent no digest'],
])('refuses %s', async (image, message) => {
  await expect(digestOf(image, registry)).rejects.toThrow(message);
});
