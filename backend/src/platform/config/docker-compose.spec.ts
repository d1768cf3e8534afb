import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { parseConfig, variables } from './config.js';

interface Service {
  image: string;
  profiles?: string[];
  environment?: Record<string, string>;
  command?: string[];
  restart?: string;
  deploy?: { replicas: number };
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
}
type Compose<Part> = { services: Record<string, Part>; volumes: Record<string, null> };
const composeFile = <Part>(name: string) =>
  parse(readFileSync(resolve(__dirname, '../../../../infra', name), 'utf8'), { merge: true }) as Compose<Part>;
const { services, volumes } = composeFile<Service>('docker-compose.yml');
const ours = Object.entries(services).filter(([, { image }]) => image === 'shop');

/** Interpolates `${NAME:-default}` and `${NAME:?message}` as Compose does. */
const filledIn = (value: string, given: Record<string, string>) =>
  value.replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, name: string, otherwise: string) => given[name] || otherwise);
const secrets = {
  APP_SECRET: 'a'.repeat(32),
  METRICS_TOKEN: 'm'.repeat(16),
  SHOP_URL: 'https://gommie.nl',
  SHOP_EMAIL: 'hallo@gommie.nl',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
};
const configOf = ({ environment = {} }: Service, given: Record<string, string>) =>
  parseConfig(Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value, given)])));

describe('the compose file', () => {
  it('sets only variables that the shop reads', () => {
    const known = new Set(Object.keys(variables));
    const unknown = ours.flatMap(([, { environment = {} }]) =>
      Object.keys(environment).filter((key) => !known.has(key)),
    );
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api', 'worker']);
    expect(unknown).toEqual([]);
  });

  it('starts in production with its secrets only', () => {
    for (const [, service] of ours) {
      expect(configOf(service, secrets)).toMatchObject({ production: true, demo: false, port: 3000 });
      expect(() => configOf(service, {})).toThrow(/APP_SECRET.*\n.*STRIPE_SECRET_KEY/);
    }
  });

  it('runs two api and two worker processes after one migration', () => {
    expect(configOf(services.api!, secrets).roles).toEqual(['api']);
    expect(configOf(services.worker!, secrets).roles).toEqual(['worker']);
    for (const name of ['api', 'worker']) {
      expect(services[name]!.deploy).toEqual({ replicas: 2 });
      expect(services[name]!.depends_on!.migrate).toEqual({ condition: 'service_completed_successfully' });
      expect(services[name]!.ports).toBeUndefined();
    }
    expect(services.migrate!.command).toEqual(['node', 'dist/backend/src/app/migrate/main.js']);
  });

  it('defines every service that the addresses name', () => {
    const { databaseUrl, redisUrl, eventStoreUrl, smtpUrl } = configOf(services.api!, secrets);
    for (const address of [databaseUrl, redisUrl!, eventStoreUrl!, smtpUrl!])
      expect(Object.keys(services)).toContain(new URL(address).hostname);
  });

  it('persists the queue, and Redis rejects writes instead of evicting', () => {
    expect(services.redis!.command!.join(' ')).toContain('--appendonly yes --maxmemory-policy noeviction');
    expect(Object.keys(volumes)).toContain('redis');
  });

  it('restarts every service that ends by itself, such as Postgres on a full disk', () => {
    const staysDown = Object.entries(services).filter(([, { restart }]) => restart !== 'unless-stopped');
    expect(staysDown.map(([name]) => name)).toEqual(['migrate']);
  });

  it('exposes the proxy only', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });
});

describe('the compose file for production', () => {
  const added = composeFile<Partial<Service> & { volumes: string[] }>('docker-compose.production.yml').services;
  const mountedIn = (name: string) => added[name]!.volumes.map((volume) => volume.split(':')[1]);
  const user = { EVENTSTORE_USER: 'shop', EVENTSTORE_PASSWORD: 'secret' };

  it('connects the shop to the event store by TLS, with its own user and a mounted certificate', () => {
    for (const [name, service] of ours) {
      const environment = { ...service.environment, ...added[name]!.environment };
      const { username, password, hostname, searchParams } = new URL(
        configOf({ ...service, environment }, { ...secrets, ...user }).eventStoreUrl!,
      );
      expect({ username, password, hostname }).toEqual({
        username: 'shop',
        password: 'secret',
        hostname: 'eventstore',
      });
      expect(searchParams.get('tls')).toBe('true');
      expect(mountedIn(name)).toContain(searchParams.get('tlsCAFile'));
    }
  });

  it('mounts the key of the authority in no container', () => {
    const mounts = Object.values(added).flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0]));
    expect(mounts).not.toContain('./certs/ca');
    expect(mounts.filter((path) => path!.endsWith('.key'))).toEqual([]);
  });

  it('mounts the certificates that the event store names', () => {
    const { environment } = added.eventstore!;
    expect(environment!.EVENTSTORE_INSECURE).toBe('false');
    for (const variable of ['CERTIFICATE_FILE', 'CERTIFICATE_PRIVATE_KEY_FILE', 'TRUSTED_ROOT_CERTIFICATES_PATH']) {
      const path = environment![`EVENTSTORE_${variable}`]!;
      expect(mountedIn('eventstore').some((mount) => mount!.startsWith(path) || path.startsWith(mount!))).toBe(true);
    }
  });
});

it('the image runs the shop with the flags of npm start', () => {
  const read = (path: string) => readFileSync(resolve(__dirname, '../../../..', path), 'utf8');
  const flags = /nodeFlags = (\[.+\]);/.exec(read('scripts/lib/running/node-flags.mjs'))![1]!.replaceAll("'", '"');
  const [, command] = /^CMD (\[.+\])$/m.exec(read('infra/Dockerfile'))!;
  expect(JSON.parse(command!)).toEqual(['node', ...(JSON.parse(flags) as string[]), 'dist/backend/src/app/main.js']);
});
