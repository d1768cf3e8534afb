import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { parseConfig } from './config.js';
import { variables } from './variables.js';
import { readSecretFiles, secretVariables } from './secret-files.js';

interface Service {
  image: string;
  profiles?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  networks?: string[] | Record<string, { aliases?: string[] } | null>;
  command?: string[];
  restart?: string;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
}
type Compose<Part> = {
  services: Record<string, Part>;
  volumes: Record<string, null>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
};
const composeFile = <Part>(name: string) =>
  parse(readFileSync(resolve(__dirname, '../../../../infra', name), 'utf8'), { merge: true }) as Compose<Part>;
const { services, volumes, networks, secrets: files } = composeFile<Service>('docker-compose.yml');
const ours = Object.entries(services).filter(([, { image }]) => image === 'shop');

/** Interpolates `${NAME:-default}` and `${NAME:?message}` as Compose does. */
const filledIn = (value: string, given: Record<string, string>) =>
  value.replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, name: string, otherwise: string) => given[name] || otherwise);
const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const own = {
  stripe_secret_key: 'sk_live_123',
  stripe_webhook_secret: 'whsec_0123456789abcdef0123456789abcdef',
  eventstore_url: 'esdb://shop:secret@eventstore:2113?tls=true&tlsCAFile=/certs/ca.crt',
};
beforeAll(() => {
  for (const [name, text] of Object.entries(own)) writeFileSync(join(folder, name), text);
  execFileSync(resolve(__dirname, '../../../../infra/secrets.sh'), [folder]);
});
afterAll(() => rmSync(folder, { recursive: true }));
const given = { SHOP_URL: 'https://gommie.nl', SHOP_EMAIL: 'hallo@gommie.nl', STRIPE_PUBLISHABLE_KEY: 'pk_live_123' };

/** The configuration that a container parses: secrets are files in `/run/secrets`, and only those that it gets. */
function configOf({ environment = {}, secrets = [] }: Service, values: Record<string, string> = given) {
  const entries = Object.entries(environment).map(([name, value]) => {
    const text = filledIn(value, values);
    const [, secret] = /^\/run\/secrets\/(.+)$/.exec(text) ?? [];
    return [name, secret ? join(secrets.includes(secret) ? folder : '/nowhere', secret) : text];
  });
  return parseConfig(readSecretFiles(Object.fromEntries(entries) as Record<string, string>));
}

describe('the compose file', () => {
  it('sets only variables that the shop reads', () => {
    const known = new Set([
      'NODE_OPTIONS',
      ...Object.keys(variables),
      ...secretVariables.map((name) => `${name}_FILE`),
    ]);
    const unknown = ours.flatMap(([, { environment = {} }]) =>
      Object.keys(environment).filter((key) => !known.has(key)),
    );
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2', 'worker-1', 'worker-2']);
    expect(unknown).toEqual([]);
  });

  it('starts in production with its secrets only', () => {
    for (const [, service] of ours) {
      expect(configOf(service)).toMatchObject({ production: true, demo: false, port: 3000 });
      expect(() => configOf(service, {})).toThrow(/STRIPE_PUBLISHABLE_KEY/);
      expect(() => configOf({ ...service, secrets: [] })).toThrow(/APP_SECRET_FILE cannot be read/);
    }
  });

  it('runs two api and two worker processes after one migration', () => {
    expect(configOf(services['api-1']!).roles).toEqual(['api']);
    expect(configOf(services['worker-1']!).roles).toEqual(['worker']);
    expect(services['api-2']).toEqual(services['api-1']);
    expect(services['worker-2']).toEqual(services['worker-1']);
    for (const name of ['api-1', 'worker-1']) {
      expect(services[name]!.depends_on!.migrate).toEqual({ condition: 'service_completed_successfully' });
      expect(services[name]!.ports).toBeUndefined();
    }
    expect(services.migrate!.command).toEqual(['node', 'dist/backend/src/app/migrate/main.js']);
  });

  it('defines every service that the addresses name', () => {
    const { databaseUrl, redisUrl, eventStoreUrl, smtpUrl } = configOf(services['worker-1']!);
    for (const address of [databaseUrl, configOf(services['api-1']!).databaseUrl, redisUrl!, eventStoreUrl!, smtpUrl!])
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

  it('has no password of its own, and no two that are equal', () => {
    const text = readFileSync(resolve(__dirname, '../../../../infra/docker-compose.yml'), 'utf8');
    expect(text.match(/_PASSWORD:.*/g)!.filter((line) => !/\$\{\w+:-\}/.test(line))).toEqual([]);
    const random = ['app_secret', 'metrics_token', 'postgres_password', 'database_owner_password', 'redis_password'];
    const values = random.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(new Set(values).size).toBe(random.length);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps the secrets that exist', () => {
    const before = readFileSync(join(folder, 'app_secret'), 'utf8');
    execFileSync(resolve(__dirname, '../../../../infra/secrets.sh'), [folder]);
    expect(readFileSync(join(folder, 'app_secret'), 'utf8')).toBe(before);
    expect(readFileSync(join(folder, 'stripe_secret_key'), 'utf8')).toBe(own.stripe_secret_key);
  });

  it('gives each container its own secrets only, and the owner of the tables to no API process', () => {
    const production = Object.entries(services).filter(([, { profiles }]) => !profiles?.includes('trial'));
    const users = production.flatMap(([name, { secrets = [] }]) => secrets.map((one) => [one, name]));
    const usersOf = (secret: string) => users.filter(([one]) => one === secret).map(([, name]) => name);
    for (const secret of Object.keys(files)) expect([secret, usersOf(secret).length > 0]).toEqual([secret, true]);
    expect(usersOf('database_owner_url')).toEqual(['migrate', 'worker-1', 'worker-2']);
    expect(usersOf('database_api_url')).toEqual(['api-1', 'api-2']);
    expect(usersOf('stripe_webhook_secret')).toEqual(['api-1', 'api-2']);
    expect(usersOf('smtp_url')).toEqual(['migrate', 'worker-1', 'worker-2']);
    expect(usersOf('postgres_password')).toEqual(['postgres']);
    expect(usersOf('metrics_token')).toEqual(['migrate', 'api-1', 'api-2', 'worker-1', 'worker-2', 'prometheus']);
    expect(configOf(services['api-1']!).databaseUrl).toContain('//shop_api:');
    expect(configOf(services['worker-1']!).databaseUrl).toContain('//shop_owner:');
  });

  it('runs the simulator of the payment provider in a trial only, without keys of the shop', () => {
    const trials = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('trial'));
    expect(trials.map(([name, { profiles, secrets }]) => [name, profiles, secrets])).toEqual([
      ['stripe-simulator', ['trial'], ['stripe_webhook_secret']],
    ]);
    expect(trials[0]![1].networks).toEqual(['outside']);
    const text = readFileSync(resolve(__dirname, '../../../../infra/trial.env'), 'utf8');
    const trial = Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(configOf(services['worker-1']!, { ...trial, ...given })).toMatchObject({
      production: false,
      stripe: { simulatorHost: trials[0]![0] },
    });
  });

  it('gives the shop a read-only file system and no capabilities', () => {
    for (const [, service] of ours)
      expect(service).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('puts stores on networks without a way out, and the proxy on none of them', () => {
    const networksOf = (name: string) => {
      const joined = services[name]!.networks!;
      return Array.isArray(joined) ? joined : Object.keys(joined);
    };
    const open = (name: string) => networksOf(name).filter((network) => !networks[network]?.internal);
    for (const name of ['postgres', 'redis', 'eventstore', 'prometheus']) expect(open(name)).toEqual(['local']);
    expect(open('migrate')).toEqual([]);
    expect(services.proxy!.networks).toEqual(['web', 'outside']);
    for (const name of ['postgres', 'redis', 'eventstore', 'worker-1', 'migrate'])
      expect([name, networksOf(name).includes('web')]).toEqual([name, false]);
  });

  it('names the processes as the proxy and Prometheus do', () => {
    const caddyfile = readFileSync(resolve(__dirname, '../../../../infra/Caddyfile'), 'utf8');
    expect(caddyfile).toContain('{$SHOP_UPSTREAMS:api-1:3000 api-2:3000}');
    const prometheus = readFileSync(resolve(__dirname, '../../../../infra/prometheus/prometheus.yml'), 'utf8');
    const processes = ours.map(([name]) => `'${name}:3000'`).filter((name) => !name.includes('migrate'));
    expect(prometheus).toContain(`targets: [${processes.join(', ')}]`);
  });

  it('exposes the proxy only', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });
});

describe('the compose file for production', () => {
  const added = composeFile<Partial<Service> & { volumes?: string[] }>('docker-compose.production.yml').services;
  const mountedIn = (name: string) => added[name]!.volumes!.map((volume) => volume.split(':')[1]);

  it.each(['migrate', 'api-1', 'api-2', 'worker-1', 'worker-2'])(
    'encrypts every connection of %s, with a certificate of its own',
    (name) => {
      const text = (file: string) => readFileSync(join(folder, file), 'utf8');
      for (const role of ['owner', 'api'])
        writeFileSync(
          join(folder, `database_${role}_url`),
          `${text(`database_${role}_url`).split('?')[0]}?sslmode=verify-full`,
        );
      writeFileSync(join(folder, 'redis_url'), text('redis_url').replace('redis://', 'rediss://'));
      writeFileSync(join(folder, 'smtp_url'), 'smtps://mail.example');
      const service = services[name]!;
      const merged = {
        ...service,
        environment: { ...service.environment, ...added[name]!.environment },
        secrets: [...service.secrets!, ...added[name]!.secrets!],
      };
      const { tls, eventStoreUrl } = configOf(merged);
      for (const path of [tls!.certFile, tls!.keyFile, merged.environment.NODE_EXTRA_CA_CERTS])
        expect(mountedIn(name)).toContain(path);
      const { username, hostname, searchParams } = new URL(eventStoreUrl!);
      expect([username, hostname, searchParams.get('tls')]).toEqual(['shop', 'eventstore', 'true']);
      expect(mountedIn(name)).toContain(searchParams.get('tlsCAFile'));
      writeFileSync(join(folder, 'redis_url'), 'redis://:x@redis:6379');
      expect(() => configOf(merged)).toThrow('REDIS_URL needs rediss://');
    },
  );

  it('mounts the key of the authority in no container', () => {
    const mounts = Object.values(added).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]));
    expect(mounts).not.toContain('./certs/ca');
    expect(mounts).not.toContain('./certs/services');
    expect(mounts.filter((path) => path!.endsWith('ca.key'))).toEqual([]);
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
