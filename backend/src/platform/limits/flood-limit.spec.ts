import type { FastifyRequest } from 'fastify';
import * as api from '../../../../contracts/api.js';
import { FloodCounter } from './flood-limit.js';

function given() {
  const time = { now: 0 };
  const floods = new FloodCounter(() => time.now);
  const count = (ip: string) =>
    floods.count({ ip, routeOptions: { url: api.catalog.listProducts.path } } as FastifyRequest);
  const send = (times: number, ip: string) => Array.from({ length: times }, () => count(ip)).at(-1);
  return { time, count, send };
}

it('refuses the 901st request of an IPv4 address until the ten seconds are over', () => {
  const { time, count, send } = given();
  expect(send(900, '203.0.113.1')).toBeNull();
  expect(count('203.0.113.1')).toBe(10);
  expect(count('203.0.113.2')).toBeNull();
  time.now = 10_000;
  expect(count('203.0.113.1')).toBeNull();
});

it('counts a household that changes its /64 by its /56 and its /48', () => {
  const { count, send } = given();
  for (const subnet of ['100', '101', '102']) send(450, `2001:db8:5:${subnet}::a`);
  expect(count('2001:db8:5:1ff::b')).toBe(10);
  expect(send(450, '2001:db8:5:200::a')).toBeNull();
  expect(count('2001:db8:5:300::b')).toBe(10);
  expect(count('2001:db8:6:100::a')).toBeNull();
});

it('never counts the own machine', () => {
  const { send } = given();
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(send(2000, ip)).toBeNull();
});
