import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, parseCommandConfig, parseConfig, SIMULATOR_KEY } from './config.js';
import { variables } from './variables.js';

const demo = {
  DATABASE_URL: 'postgres://shop:pw@127.0.0.1:5432/shop',
  APP_SECRET: 'a'.repeat(64),
  STRIPE_SECRET_KEY: SIMULATOR_KEY,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  DEMO: '1',
};
const production = {
  ...demo,
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_123',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtps://mail.gommie.nl',
  SHOP_URL: 'https://gommie.nl/',
  SHOP_EMAIL: 'hallo@gommie.nl',
};

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseConfig', () => {
  it('fills in what a demo leaves out', () => {
    const config = parseConfig(demo);
    expect(config).toMatchObject({ port: 3000, roles: ['api', 'worker'], demo: true, production: false });
    expect(config.shop).toEqual({ url: 'http://localhost:3000', brand: 'Gommie', email: 'hallo@gommie.example' });
    expect(config.stripe.simulatorPort).toBe(3001);
    expect(config.redisUrl).toBeUndefined();
    expect(config.accessCode).toBeUndefined();
    expect(config.admin).toBeUndefined();
  });

  it('derives the shop and simulator address from PORT', () => {
    const config = parseConfig({ ...demo, PORT: '4100' });
    expect(config.shop.url).toBe('http://localhost:4100');
    expect(config.stripe.simulatorPort).toBe(4101);
    expect(parseConfig({ ...demo, PORT: '4100', STRIPE_SIMULATOR_PORT: '9' }).stripe.simulatorPort).toBe(9);
    expect(parseConfig(demo).stripe.simulatorHost).toBe('127.0.0.1');
    expect(parseConfig({ ...demo, STRIPE_SIMULATOR_HOST: 'provider' }).stripe.simulatorHost).toBe('provider');
  });

  it('names every wrong or missing variable at once', () => {
    const problems = problemsOf({ PORT: 'many', ROLES: 'api,boss', REDIS_URL: 'http://x', SHOP_EMAIL: 'x' }).join('\n');
    for (const name of ['PORT', 'ROLES', 'REDIS_URL', 'SHOP_EMAIL']) expect(problems).toContain(`${name}: `);
    for (const name of ['DATABASE_URL', 'APP_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(problems).toContain(`${name} is missing`);
  });

  it('treats an empty variable as unset', () => {
    expect(parseConfig({ ...demo, PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined });
    expect(problemsOf({ ...demo, DATABASE_URL: '' })).toEqual(['DATABASE_URL is missing']);
  });

  it('requires both variables of the staff account', () => {
    expect(problemsOf({ ...demo, ADMIN_EMAIL: 'baas@gommie.nl' })).toEqual([
      'ADMIN_EMAIL and ADMIN_PASSWORD belong together',
    ]);
    expect(parseConfig({ ...demo, ADMIN_EMAIL: 'baas@gommie.nl', ADMIN_PASSWORD: 'langgenoeg!!' }).admin).toEqual({
      email: 'baas@gommie.nl',
      password: 'langgenoeg!!',
    });
  });

  it('reads the roles of this process', () => {
    expect(parseConfig({ ...demo, ROLES: 'worker' }).roles).toEqual(['worker']);
    expect(parseConfig({ ...demo, ROLES: 'worker, api' }).roles).toEqual(['worker', 'api']);
  });
});

describe('in production', () => {
  it('starts with real secrets, and never as a demo', () => {
    const config = parseConfig({ ...production, DEMO: '1' });
    expect(config.demo).toBe(false);
    expect(config.stripe.simulatorPort).toBeUndefined();
    expect(config.shop.url).toBe('https://gommie.nl');
  });

  it.each([
    ['STRIPE_SECRET_KEY', SIMULATOR_KEY],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_simulator'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_short'],
    ['APP_SECRET', 'a'.repeat(31)],
    ['SMTP_URL', undefined],
    ['SHOP_URL', undefined],
    ['SHOP_URL', 'http://gommie.nl'],
    ['SHOP_EMAIL', undefined],
    ['DATABASE_URL', undefined],
  ])('refuses %s = %s', (name, value) => {
    const problems = problemsOf({ ...production, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it('refuses a short password for staff', () => {
    const env = { ...production, ADMIN_EMAIL: 'baas@gommie.nl', ADMIN_PASSWORD: 'elf tekens!' };
    expect(problemsOf(env)).toEqual(['ADMIN_PASSWORD: must be 12 characters or more']);
  });
});

describe('the mode of the Stripe keys', () => {
  it.each([
    ['sk_live_123', 'pk_live_123', true],
    ['rk_live_123', 'pk_live_123', true],
    ['sk_test_123', 'pk_test_123', false],
    ['rk_test_123', 'pk_test_123', false],
    [SIMULATOR_KEY, 'pk_test_simulator', false],
  ])('with %s and %s is live: %s', (STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, live) => {
    expect(parseConfig({ ...demo, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }).stripe.live).toBe(live);
  });

  it.each([
    ['rk_live_secretpart', 'pk_test_publicpart', 'live', 'test'],
    ['sk_live_secretpart', 'pk_test_simulator', 'live', 'test'],
    ['sk_test_secretpart', 'pk_live_publicpart', 'test', 'live'],
    [SIMULATOR_KEY, 'pk_live_publicpart', 'test', 'live'],
  ])('refuses %s with %s and does not repeat the keys', (STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, secret, shown) => {
    expect(problemsOf({ ...demo, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY })).toEqual([
      `STRIPE_SECRET_KEY is a ${secret} key and STRIPE_PUBLISHABLE_KEY is a ${shown} key: both must be of one mode`,
    ]);
  });

  it('reports a key of no kind without repeating it', () => {
    expect(problemsOf({ ...demo, STRIPE_SECRET_KEY: 'live_secretpart' })).toEqual([
      'STRIPE_SECRET_KEY: must start with sk_ or rk_',
    ]);
  });
});

describe('PAYMENT_METHODS', () => {
  it('is what every shop had before, and takes known methods only', () => {
    expect(parseConfig(production).stripe.methods).toEqual(['ideal', 'card', 'klarna']);
    const chosen = { ...production, PAYMENT_METHODS: 'ideal, bancontact,wero' };
    expect(parseConfig(chosen).stripe.methods).toEqual(['ideal', 'bancontact', 'wero']);
    expect(problemsOf({ ...production, PAYMENT_METHODS: 'ideal,bitcoin' })).toHaveLength(1);
  });

  it('contains a method that every account offers', () => {
    expect(problemsOf({ ...production, PAYMENT_METHODS: 'bancontact,wero' })).toEqual([
      'PAYMENT_METHODS: must contain ideal or card',
    ]);
  });
});

describe('REQUIRE_TLS', () => {
  const encrypted = {
    ...production,
    REQUIRE_TLS: 'true',
    DATABASE_URL: 'postgres://shop:pw@postgres/shop?sslmode=verify-full',
    REDIS_URL: 'rediss://redis:6379',
    EVENTSTORE_URL: 'esdb://eventstore:2113',
    TLS_CERT_FILE: '/certs/api.crt',
    TLS_KEY_FILE: '/certs/api.key',
  };

  it('starts when every connection is encrypted and verified', () => {
    expect(parseConfig(encrypted).tls).toEqual({ certFile: '/certs/api.crt', keyFile: '/certs/api.key' });
  });

  it.each([
    ['DATABASE_URL', 'postgres://shop:pw@postgres/shop?sslmode=require', 'sslmode=verify-full'],
    ['REDIS_URL', 'redis://redis:6379', 'rediss://'],
    ['EVENTSTORE_URL', 'esdb://eventstore:2113?tls=false', 'tls=true'],
    ['SMTP_URL', 'smtp://mail:25?ignoreTLS=true', 'no ignoreTLS'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://jaeger:4318', 'https://'],
    ['ADDRESS_REGISTER_URL', 'http://register', 'https://'],
    ['LEAK_CHECK_URL', 'http://leaks', 'https://'],
  ])('refuses a plain %s', (name, value, needed) => {
    expect(problemsOf({ ...encrypted, [name]: value })).toEqual([`${name} needs ${needed}`]);
  });

  it('refuses to serve plain HTTP', () => {
    expect(problemsOf({ ...encrypted, TLS_CERT_FILE: '', TLS_KEY_FILE: '' })).toEqual(['TLS_CERT_FILE is missing']);
    expect(problemsOf({ ...encrypted, TLS_KEY_FILE: '' })).toContain('TLS_CERT_FILE and TLS_KEY_FILE belong together');
  });
});

it('a command runs in the container of any role', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...ofWorker } = production;
  const { SMTP_URL: __, ...ofApi } = production;
  for (const environment of [
    { ...ofWorker, ROLES: 'worker' },
    { ...ofApi, ROLES: 'api', DRAIN_S: '5' },
  ])
    expect(parseCommandConfig(environment)).toMatchObject({ roles: ['api'], drainMs: 0 });
});

describe('a worker', () => {
  const { STRIPE_WEBHOOK_SECRET: _, SMTP_URL: __, ...common } = production;

  it('needs no secret of the webhook, and an API process no mail server', () => {
    const worker = parseConfig({ ...common, ROLES: 'worker', SMTP_URL: production.SMTP_URL });
    expect(worker.stripe.webhookSecret).toMatch(/^whsec_[0-9a-f]{64}$/);
    expect(problemsOf({ ...common, ROLES: 'api' })).toEqual(['STRIPE_WEBHOOK_SECRET is missing']);
    expect(problemsOf({ ...common, ROLES: 'worker' })).toEqual(['SMTP_URL is missing: in production mails are sent']);
  });
});

describe('CHECKOUT_LIMIT_FACTOR', () => {
  it('is 1 unless it is set: a shop in production has the strict limits', () => {
    expect(parseConfig(production).checkoutLimitFactor).toBe(1);
    expect(parseConfig({ ...production, CHECKOUT_LIMIT_FACTOR: '5' }).checkoutLimitFactor).toBe(5);
    expect(problemsOf({ ...production, CHECKOUT_LIMIT_FACTOR: '0' })).toHaveLength(1);
  });
});

describe('METRICS_TOKEN', () => {
  it('is optional and has a minimum length', () => {
    expect(parseConfig(production).metricsToken).toBeUndefined();
    expect(parseConfig({ ...production, METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16));
    expect(problemsOf({ ...production, METRICS_TOKEN: 'short' })).toHaveLength(1);
  });
});

describe('OTEL_', () => {
  const urlWith = (env: Record<string, string>) => parseConfig({ ...demo, ...env }).tracesUrl;
  const general = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

  it('is disabled without a collector and by OTEL_SDK_DISABLED', () => {
    expect(urlWith({})).toBeUndefined();
    expect(urlWith(general)).toBe('http://collector:4318/v1/traces');
    expect(urlWith({ ...general, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  });

  it('prefers the unchanged endpoint of traces to the general one', () => {
    const special = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/otlp' };
    expect(urlWith(special)).toBe('https://traces.example/otlp');
    expect(urlWith({ ...general, ...special })).toBe('https://traces.example/otlp');
  });
});

describe('TRUSTED_PROXIES', () => {
  it.each(['10.0.0.1', '10.0.0.0/8, fd00::/8', 'uniquelocal,loopback'])('takes %s', (TRUSTED_PROXIES) => {
    expect(parseConfig({ ...demo, TRUSTED_PROXIES }).trustedProxies).toEqual(TRUSTED_PROXIES.split(/, ?/));
  });

  it.each(['true', '*', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,,10.0.0.2', 'proxy.example'])(
    'refuses %s',
    (TRUSTED_PROXIES) => {
      expect(problemsOf({ ...demo, TRUSTED_PROXIES })).toEqual([
        'TRUSTED_PROXIES: must be IP addresses, networks such as 10.0.0.0/8, or uniquelocal',
      ]);
    },
  );
});

describe('.env.example', () => {
  const text = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
  const listed = [...text.matchAll(/^# (.+)\n#? ?([A-Z_]+)=(.*)$/gm)].map(([, comment, name, value]) => ({
    name,
    comment,
    value,
  }));

  it('equals the schema in names, comments, defaults and order', () => {
    const known = Object.entries(variables).map(([name, schema]) => {
      const standard = schema.safeParse(undefined).data;
      const value = standard === undefined ? '' : Array.isArray(standard) ? standard.join(',') : String(standard);
      return { name, comment: schema.description, value: name === 'DEMO' ? '' : value };
    });
    expect(listed).toEqual(known);
  });

  it('sets nothing when it is copied unchanged', () => {
    expect(text.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([]);
  });
});
