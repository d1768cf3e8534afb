import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { checkoutMethods } from '../../../../contracts/payments/payment-methods.js';
import { parseFailpoint } from '../failpoints/failpoint.js';
import { leastPassword, mostPassword } from '../../../../contracts/staff/account.js';
import { CannotStartError } from './cannot-start.js';
import { isNetwork } from './is-network.js';
import { leakCheckUrlOf, tracesUrlOf } from './service-urls.js';
import { modeOf, modeProblems } from './stripe-modes.js';
import { plainConnections } from './plain-connections.js';

/** The key the start script passes when it runs the Stripe simulator instead of Stripe. */
export const SIMULATOR_KEY = 'sk_test_simulator';

const ROLES = ['api', 'worker'] as const;
const port = z.coerce.number().int().min(1).max(65535);
const seconds = z.coerce.number().int().min(1).max(3600);
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => protocols.some((protocol) => value.startsWith(`${protocol}://`) && value.length > protocol.length + 3),
      `must start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    );
const flag = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');
const networks = z
  .string()
  .transform((list) => list.split(',').map((network) => network.trim()))
  .refine((list) => list.every(isNetwork), 'must be IP addresses, networks such as 10.0.0.0/8, or uniquelocal');
const failpoint = z
  .string()
  .transform(parseFailpoint)
  .refine((parsed) => parsed !== undefined, 'must be off, or a name of failpoint-names.ts');
const methods = z
  .string()
  .transform((list) => list.split(',').map((method) => method.trim()))
  .pipe(z.array(z.enum(checkoutMethods)))
  .refine((list) => list.includes('ideal') || list.includes('card'), 'must contain ideal or card');
const roles = z
  .string()
  .transform((list) => list.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES)).min(1));

/** Every environment variable. config.spec.ts keeps `.env.example` equal to this table. */
export const variables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production switches the demo off and requires real secrets'),
  PORT: port.default(3000).describe('shop and API'),
  ROLES: roles.default([...ROLES]).describe('what this process does: api, worker or both'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('minimum level of the log'),
  DATA_DIR: z.string().default('.data').describe('folder of the embedded Postgres, uploads and generated secrets'),
  DATABASE_URL: url('postgres', 'postgresql').describe('npm start runs its own Postgres when empty'),
  DATABASE_WAIT_S: seconds.default(60).describe('how many seconds a start waits for Postgres'),
  REDIS_URL: url('redis', 'rediss')
    .optional()
    .describe('the queue runs on Postgres when empty and no redis-server is installed'),
  REDIS_WAIT_S: seconds.default(60).describe('how many seconds a start waits for Redis'),
  EVENTSTORE_URL: url('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover')
    .optional()
    .describe('events are stored in Postgres when empty'),
  EVENTSTORE_WAIT_S: seconds.default(60).describe('how many seconds a start waits for EventStoreDB'),
  DRAIN_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(20)
    .default(0)
    .describe('how many seconds a stopping API process says that it is not ready before it stops accepting requests'),
  TRUSTED_PROXIES: networks
    .optional()
    .describe('addresses of the proxies in front; only these are trusted for the address of a visitor'),
  TLS_CERT_FILE: z.string().optional().describe('certificate with which this process serves HTTPS; HTTP when empty'),
  TLS_KEY_FILE: z.string().optional().describe('private key of TLS_CERT_FILE'),
  REQUIRE_TLS: flag
    .default(false)
    .describe('true refuses to start when a connection to a service or to this process is not encrypted'),
  METRICS_TOKEN: z.string().min(16).optional().describe('bearer token of /metrics; without it /metrics does not exist'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https')
    .optional()
    .describe('collector of traces, OTLP over HTTP; no traces when empty'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http', 'https')
    .optional()
    .describe('the same with its whole path; takes precedence'),
  OTEL_SDK_DISABLED: flag.default(false).describe('true switches traces off, whatever the endpoints say'),
  APP_SECRET: z.string().describe('signs cookies; 32 characters or more; npm start generates one when empty'),
  CHECKOUT_LIMIT_FACTOR: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('multiplies what one address may hold and start unpaid; for load tests, or a shared network'),
  SHOP_URL: url('http', 'https')
    .optional()
    .describe('public address of the shop, for links in mails; http://localhost:PORT when empty'),
  SHOP_BRAND: z.string().default('Gommie').describe('name of the shop, on screen and in mails'),
  SHOP_EMAIL: z.email().default('hallo@gommie.example').describe('contact address of the shop, sender of its mails'),
  SMTP_URL: url('smtp', 'smtps').optional().describe('mails are only stored for /dev/mails when empty (demo)'),
  ADDRESS_REGISTER_URL: url('http', 'https')
    .optional()
    .describe(
      'PDOK Locatieserver, fills in street and town; https://api.pdok.nl/bzk/locatieserver/search/v3_1, off when empty',
    ),
  LEAK_CHECK_URL: url('http', 'https')
    .or(z.literal('off'))
    .optional()
    .describe('leaked passwords that staff may not choose; https://api.pwnedpasswords.com in production, or off'),
  ACCESS_CODE: z
    .string()
    .optional()
    .describe('code of the access gate; no gate when empty (npm start generates one for the demo)'),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe('first member of staff, created at start (npm start generates one for the demo)'),
  ADMIN_PASSWORD: z
    .string()
    .min(leastPassword, `must be ${leastPassword} characters or more`)
    .max(mostPassword, `must be ${mostPassword} characters or fewer`)
    .optional()
    .describe('password of the first member of staff, 12 to 200 characters, not a common one'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must start with sk_ or rk_')
    .describe('npm start runs the Stripe simulator when empty'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must start with pk_')
    .describe('public key that belongs to STRIPE_SECRET_KEY'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional()
    .describe('signs the calls to /api/webhooks/stripe'),
  PAYMENT_METHODS: methods
    .default(['ideal', 'card', 'klarna'])
    .describe('of ideal, card, klarna, bancontact and wero: offered when the account at Stripe offers them too'),
  STRIPE_SIMULATOR_PORT: port.optional().describe('port of the Stripe simulator; PORT + 1 when empty'),
  STRIPE_SIMULATOR_HOST: z.string().default('127.0.0.1').describe('host of the Stripe simulator for the server'),
  DEMO: flag.default(false).describe('1 seeds an empty database and opens /dev; npm start sets it outside production'),
  FAILPOINT: failpoint.optional().describe('crash tests: where the process kills itself; refused in production'),
};

type Variables = z.infer<z.ZodObject<typeof variables>>;
export type Role = (typeof ROLES)[number];
export type Config = ReturnType<typeof toConfig>;

/** Lists every wrong or missing variable, one per line. */
export class ConfigError extends CannotStartError {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Pure: pass `process.env`. Empty variables count as unset. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  return parsed(env, (roles) => !roles || roles.includes('api'));
}

/** For a command, which serves nobody and runs in a container of any role: it needs no secret of the webhook. */
export function parseCommandConfig(env: Record<string, string | undefined>): Config {
  return { ...parsed({ ...env, ROLES: 'api' }, () => false), drainMs: 0 };
}

function parsed(
  env: Record<string, string | undefined>,
  receivesWebhooks: (roles: readonly Role[] | undefined) => boolean,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(variables)) {
    const parsed = schema.safeParse(given[name]);
    if (parsed.success) values[name] = parsed.data;
    else
      problems.push(given[name] === undefined ? `${name} is missing` : `${name}: ${parsed.error.issues[0]?.message}`);
  }
  const known = values as Partial<Variables>;
  if (!given.ADMIN_EMAIL !== !given.ADMIN_PASSWORD) problems.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together');
  if (!given.TLS_CERT_FILE !== !given.TLS_KEY_FILE) problems.push('TLS_CERT_FILE and TLS_KEY_FILE belong together');
  if (receivesWebhooks(known.ROLES) && given.STRIPE_WEBHOOK_SECRET === undefined)
    problems.push('STRIPE_WEBHOOK_SECRET is missing');
  if (known.REQUIRE_TLS) problems.push(...plainConnections(known));
  if (known.NODE_ENV === 'production') problems.push(...productionProblems(known));
  if (!problems.some((problem) => problem.startsWith('STRIPE_'))) problems.push(...modeProblems(known));
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(values as Variables);
}

function productionProblems(values: Partial<Variables>): string[] {
  const rules: [broken: boolean, problem: string][] = [
    [values.STRIPE_SECRET_KEY === SIMULATOR_KEY, 'STRIPE_SECRET_KEY must be a real key in production'],
    [values.STRIPE_PUBLISHABLE_KEY === 'pk_test_simulator', 'STRIPE_PUBLISHABLE_KEY must be a real key in production'],
    [
      tooShort(values.STRIPE_WEBHOOK_SECRET, 24),
      "STRIPE_WEBHOOK_SECRET must be the endpoint's real secret in production",
    ],
    [tooShort(values.APP_SECRET, 32), 'APP_SECRET must be 32 characters or more in production'],
    [values.FAILPOINT !== undefined, 'FAILPOINT is for crash tests, never for production'],
    [!values.SMTP_URL && !!values.ROLES?.includes('worker'), 'SMTP_URL is missing: in production mails are sent'],
    [!values.SHOP_URL, 'SHOP_URL is missing: links in mails need the public address'],
    [!!values.SHOP_URL && !isSafeOrigin(values.SHOP_URL), 'SHOP_URL must be https in production'],
    [!!values.SHOP_EMAIL?.endsWith('.example'), 'SHOP_EMAIL must be a real address in production'],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

const tooShort = (secret: string | undefined, length: number) => secret !== undefined && secret.length < length;
const isSafeOrigin = (address: string) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(address);

function toConfig(values: Variables) {
  const production = values.NODE_ENV === 'production';
  const simulated = values.STRIPE_SECRET_KEY === SIMULATOR_KEY;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  return {
    environment: values.NODE_ENV,
    production,
    /** Enables the seed, /dev/mails and other parts of a demo. Never true in production. */
    demo: values.DEMO && !production,
    /** undefined: failpoints are disabled; null: they are enabled and none is set. */
    failpoint: values.FAILPOINT,
    port: values.PORT,
    roles: values.ROLES as readonly Role[],
    logLevel: values.LOG_LEVEL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseWaitMs: values.DATABASE_WAIT_S * 1000,
    /** undefined: BullMQ uses Postgres. */
    redisUrl: values.REDIS_URL,
    redisWaitMs: values.REDIS_WAIT_S * 1000,
    /** undefined: events are stored in Postgres. */
    eventStoreUrl: values.EVENTSTORE_URL,
    eventStoreWaitMs: values.EVENTSTORE_WAIT_S * 1000,
    drainMs: values.ROLES.includes('api') ? values.DRAIN_S * 1000 : 0,
    /** undefined: no proxy, so forwarded addresses are ignored. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** undefined: metrics are disabled. */
    metricsToken: values.METRICS_TOKEN,
    /** undefined: this process serves HTTP. */
    tls:
      values.TLS_CERT_FILE && values.TLS_KEY_FILE
        ? { certFile: values.TLS_CERT_FILE, keyFile: values.TLS_KEY_FILE }
        : undefined,
    /** undefined: tracing is disabled. */
    tracesUrl: tracesUrlOf(values),
    appSecret: values.APP_SECRET,
    checkoutLimitFactor: values.CHECKOUT_LIMIT_FACTOR,
    shop: {
      url: (values.SHOP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
      brand: values.SHOP_BRAND,
      email: values.SHOP_EMAIL,
    },
    smtpUrl: values.SMTP_URL,
    /** undefined: no address lookup. */
    addressRegisterUrl: values.ADDRESS_REGISTER_URL?.replace(/\/+$/, ''),
    /** undefined: the packaged list decides alone. */
    leakCheckUrl: leakCheckUrlOf(values),
    /** undefined: no access gate. */
    accessCode: values.ACCESS_CODE,
    admin: email && password ? { email, password } : undefined,
    stripe: {
      methods: values.PAYMENT_METHODS,
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      /** True when the keys move real money. A payment of the other mode settles no order. */
      live: modeOf(values.STRIPE_SECRET_KEY) === 'live',
      /** A random default is safe: only workers lack the variable, and they receive no webhooks to verify. */
      webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(32).toString('hex')}`,
      /** Host of the simulator for the server; browsers use localhost. */
      simulatorHost: values.STRIPE_SIMULATOR_HOST,
      /** Port of the simulator; undefined with a real key. */
      simulatorPort: simulated ? (values.STRIPE_SIMULATOR_PORT ?? values.PORT + 1) : undefined,
    },
  };
}
