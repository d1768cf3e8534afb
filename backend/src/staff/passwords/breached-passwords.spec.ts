import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/app-config.js';
import { BreachedPasswords } from './breached-passwords.js';
import { StaffPasswords } from './staff-passwords.js';

const leaked = 'een-ooit-gelekt-wachtwoord';
const padding = 'een-opgevuld-wachtwoord';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

let service: Server;
let config: AppConfig;
let requests: { url: string; padding: string | undefined }[];
let respond: (request: IncomingMessage, response: ServerResponse) => void;

/** Responds like the range service, with one line of padding. */
function range(_request: IncomingMessage, response: ServerResponse) {
  const lines = [`${'0'.repeat(35)}:3`, `${hashOf(leaked).slice(5)}:42`, `${hashOf(padding).slice(5)}:0`];
  response.writeHead(200, { 'content-type': 'text/plain' }).end(lines.join('\r\n'));
}

beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push({ url: request.url!, padding: request.headers['add-padding'] as string | undefined });
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => service.once('listening', listening));
  const { port } = service.address() as AddressInfo;
  config = { leakCheckUrl: `http://127.0.0.1:${port}`, shop: { brand: 'Gommie' } } as AppConfig;
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((closed) => service.close(closed));
});
beforeEach(() => {
  requests = [];
  respond = range;
});

it('finds a leaked password by five characters of its hash', async () => {
  await expect(new BreachedPasswords(config).has(leaked)).resolves.toBe(true);
  expect(requests).toEqual([{ url: `/range/${hashOf(leaked).slice(0, 5)}`, padding: 'true' }]);
});

it.each([
  ['another one', 'een-heel-ander-wachtwoord'],
  ['one of the padding', padding],
])('does not find %s', async (_name, password) => {
  await expect(new BreachedPasswords(config).has(password)).resolves.toBe(false);
});

it('asks nothing when it is switched off', async () => {
  const off = { ...config, leakCheckUrl: undefined };
  await expect(new BreachedPasswords(off).has(leaked)).resolves.toBe(false);
  expect(requests).toEqual([]);
});

it.each<[string, typeof respond]>([
  ['fails', (_, response) => response.writeHead(503).end()],
  ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['sends without end', (_, response) => void response.writeHead(200).end('A'.repeat(300 * 1024))],
  ['does not respond', () => {}],
])('lets the packaged list decide when the service %s, and logs no password', async (_name, behaviour) => {
  respond = behaviour;
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
  await expect(new BreachedPasswords(config).has(leaked)).resolves.toBe(false);
  expect(requests).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(new RegExp(`${leaked}|${hashOf(leaked).slice(0, 5)}`));
  warn.mockRestore();
});

it('is part of every choice of a password of staff', async () => {
  const passwords = new StaffPasswords(config, new BreachedPasswords(config));
  await expect(passwords.hash(leaked, 'sanne@gommie.example')).rejects.toThrow('password-breached');
  await expect(passwords.check('1234567890123', 'sanne@gommie.example')).rejects.toThrow('password-common');
  await expect(passwords.hash('een-heel-ander-wachtwoord', 'sanne@gommie.example')).resolves.toMatch(/^scrypt\$/);
});
