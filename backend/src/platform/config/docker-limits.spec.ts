import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

interface Service {
  image?: string;
  command?: string[];
  restart?: string;
  mem_limit?: string;
  environment?: Record<string, string>;
  logging?: { driver: string; options: Record<string, string> };
}
const fileOf = (name: string) => readFileSync(resolve(__dirname, '../../../../infra', name), 'utf8');
const servicesOf = (name: string) =>
  (parse(fileOf(name), { merge: true }) as { services: Record<string, Service> }).services;
const services = servicesOf('docker-compose.yml');
const added = servicesOf('docker-compose.production.yml');
const all = Object.entries(services);
const megabytes = (text = '') => {
  const [, size, unit] = /^(\d+)(m|g)b?$/.exec(text) ?? [];
  return Number(size) * (unit === 'g' ? 1024 : 1);
};

it('limits the memory of every service, and a shop process keeps its heap below half of it', () => {
  for (const [name, { mem_limit }] of all) expect([name, megabytes(mem_limit) > 0]).toEqual([name, true]);
  const shop = all.filter(([, { image }]) => image === 'shop');
  expect(shop.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2', 'worker-1', 'worker-2']);
  for (const [, { environment, mem_limit }] of shop) {
    const [, heap] = /--max-old-space-size=(\d+)/.exec(environment!.NODE_OPTIONS!)!;
    expect(Number(heap)).toBeLessThanOrEqual(megabytes(mem_limit) / 2);
  }
});

it('keeps Redis below its limit in both files, so it refuses writes instead of being killed', () => {
  for (const { redis } of [services, added]) {
    const [, most] = /--maxmemory (\d+mb)/.exec(redis!.command!.join(' '))!;
    expect(megabytes(most)).toBeLessThanOrEqual(0.7 * megabytes(services.redis!.mem_limit));
  }
});

it('rotates the log of every service', () => {
  for (const [name, { logging }] of all)
    expect([name, logging]).toEqual([name, { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } }]);
});

it('sends the lines of every service over TLS to another machine in production, without blocking it', () => {
  for (const [name] of all) {
    const { driver, options } = added[name]!.logging!;
    expect([name, driver]).toEqual([name, 'syslog']);
    expect(options).toMatchObject({ 'syslog-format': 'rfc5424micro', mode: 'non-blocking' });
    expect(options['syslog-address']).toMatch(/^\$\{LOG_ADDRESS:\?.*tcp\+tls:\/\//);
    expect(options).not.toHaveProperty('syslog-tls-skip-verify');
  }
});

it('says which version of Compose reads the file', () => {
  expect(fileOf('docker-compose.yml')).toMatch(/Docker Compose 2\.3\.0 or newer/);
});
