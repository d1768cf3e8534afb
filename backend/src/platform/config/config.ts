import { randomBytes } from 'node:crypto';
import { CannotStartError } from './cannot-start.js';
import { plainConnections } from './plain-connections.js';
import { leakCheckUrlOf, tracesUrlOf } from './service-urls.js';
import { modeOf, modeProblems } from './stripe-modes.js';
import { variables, type Role, type Variables } from './variables.js';

/** The key the start script passes when it runs the Stripe simulator instead of Stripe. */
export const SIMULATOR_KEY = 'sk_test_simulator';

/** The same for the Sendcloud simulator. */
export const SENDCLOUD_SIMULATOR_KEY = 'simulator';

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
  if (!given.SENDCLOUD_PUBLIC_KEY !== !given.SENDCLOUD_SECRET_KEY)
    problems.push('SENDCLOUD_PUBLIC_KEY and SENDCLOUD_SECRET_KEY belong together');
  if (known.REQUIRE_TLS) problems.push(...plainConnections(known));
  if (known.NODE_ENV === 'production') problems.push(...productionProblems(known));
  if (dkimParts(known).includes(undefined) && dkimParts(known).some(Boolean))
    problems.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_SECRET_KEY belong together');
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
    [values.SENDCLOUD_SECRET_KEY === SENDCLOUD_SIMULATOR_KEY, 'SENDCLOUD_SECRET_KEY must be a real key in production'],
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

type DkimVariables = Partial<Pick<Variables, 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_SECRET_KEY'>>;
const dkimParts = ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_SECRET_KEY }: DkimVariables) => [
  DKIM_DOMAIN,
  DKIM_SELECTOR,
  DKIM_SECRET_KEY,
];

function dkimOf(values: DkimVariables) {
  const [domain, selector, privateKey] = dkimParts(values);
  return domain && selector && privateKey ? { domain, selector, privateKey } : undefined;
}

function sendcloudOf(values: Variables) {
  const { SENDCLOUD_PUBLIC_KEY: publicKey, SENDCLOUD_SECRET_KEY: secretKey } = values;
  if (!publicKey || !secretKey) return undefined;
  return {
    publicKey,
    secretKey,
    webhookSecret: values.SENDCLOUD_WEBHOOK_SECRET ?? secretKey,
    shippingOption: values.SENDCLOUD_SHIPPING_OPTION,
    url: values.SENDCLOUD_URL.replace(/\/+$/, ''),
  };
}

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
    readModelWaitMs: values.READ_MODEL_WAIT_S * 1000,
    statusMailWaitS: values.STATUS_MAIL_WAIT_S,
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
    /** undefined: the mail server signs. */
    dkim: dkimOf(values),
    /** undefined: no address lookup. */
    addressRegisterUrl: values.ADDRESS_REGISTER_URL?.replace(/\/+$/, ''),
    /** undefined: the packaged list decides alone. */
    leakCheckUrl: leakCheckUrlOf(values),
    /** undefined: no access gate. */
    accessCode: values.ACCESS_CODE,
    admin: email && password ? { email, password } : undefined,
    /** undefined: no carrier is connected, and staff types tracking codes. */
    sendcloud: sendcloudOf(values),
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
