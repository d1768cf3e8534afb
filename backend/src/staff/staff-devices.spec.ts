import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../platform/config/app-config.js';
import { StaffDevices } from './staff-devices.js';

const devicesAt = (url: string) =>
  new StaffDevices({ appSecret: 'a secret of the environment', production: true, shop: { url } } as AppConfig);
const member = { id: 7, passwordHash: 'scrypt$1$salt$key' };
const half = 180 * 24 * 3600;

/** A browser that keeps the cookie. */
function browser() {
  const cookies: Record<string, string> = {};
  const options: Record<string, object> = {};
  const setCookie = (name: string, value: string, given: object) => {
    cookies[name] = value;
    options[name] = given;
  };
  return { cookies, options, request: { cookies } as unknown as FastifyRequest, reply: { setCookie } as never };
}

const remember = (
  devices: StaffDevices,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  id = 7,
) => devices.remember(request, reply, { ...member, id });

afterEach(() => jest.useRealTimers());

it('sets a host-only cookie over TLS', () => {
  const [secure, plain] = [browser(), browser()];
  remember(devicesAt('https://gommie.example'), secure);
  remember(devicesAt('http://gommie.example'), plain);
  const strict = { httpOnly: true, sameSite: 'strict', path: '/', secure: true, maxAge: half };
  expect(secure.options).toEqual({ '__Host-staff-device': strict });
  expect(Object.keys(plain.options)).toEqual(['staff-device']);
});

it('keeps its id at the next login and expires half a year after the last one', () => {
  const devices = devicesAt('https://gommie.example');
  const own = browser();
  jest.useFakeTimers({ now: new Date('2026-01-01') });
  remember(devices, own);
  const id = devices.find(own.request, member);
  expect(id).toMatch(/^[\w-]{43}$/);
  jest.advanceTimersByTime((half - 10) * 1000);
  remember(devices, own);
  expect(devices.find(own.request, member)).toBe(id);
  jest.advanceTimersByTime((half - 10) * 1000);
  expect(devices.find(own.request, member)).toBe(id);
  jest.advanceTimersByTime(10_000);
  expect(devices.find(own.request, member)).toBeNull();
});

it('gives each account its own id and keeps the five that logged in last', () => {
  const devices = devicesAt('https://gommie.example');
  const shared = browser();
  for (const id of [1, 2, 3, 4, 5, 1, 6]) remember(devices, shared, id);
  const ids = [1, 2, 3, 4, 5, 6].map((id) => devices.find(shared.request, { ...member, id }));
  expect(ids.map((id) => id !== null)).toEqual([true, false, true, true, true, true]);
  expect(new Set(ids).size).toBe(6);
});

it('knows nobody by another secret, another password or no account', () => {
  const devices = devicesAt('https://gommie.example');
  const own = browser();
  remember(devices, own);
  const { request } = own;
  expect(devices.find(request, member)).not.toBeNull();
  expect(devices.find(request, { ...member, passwordHash: 'scrypt$1$salt$other' })).toBeNull();
  expect(devices.find(request, { ...member, id: 8 })).toBeNull();
  expect(devices.find(request, null)).toBeNull();
  const elsewhere = { appSecret: 'another', production: true, shop: { url: 'https://gommie.example' } } as AppConfig;
  expect(new StaffDevices(elsewhere).find(request, member)).toBeNull();
});
