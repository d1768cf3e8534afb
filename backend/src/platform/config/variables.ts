import { z } from 'zod';
import { checkoutMethods } from '../../../../contracts/payments/payment-methods.js';
import { leastPassword, mostPassword } from '../../../../contracts/staff/account.js';
import { parseFailpoint } from '../failpoints/failpoint.js';
import { isNetwork } from './is-network.js';

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
  READ_MODEL_WAIT_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(2)
    .describe('how many seconds the response to a write waits for the read models, so that the next list shows it'),
  STATUS_MAIL_WAIT_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(15)
    .describe('how many seconds the mail of a shipped order waits, so that staff can undo the status for ten'),
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
  DKIM_DOMAIN: z
    .string()
    .optional()
    .describe(
      'domain that signs mails (DKIM), with DKIM_SELECTOR and DKIM_SECRET_KEY; the mail server signs when empty',
    ),
  DKIM_SELECTOR: z.string().optional().describe('selector of the DNS record with the public key'),
  DKIM_SECRET_KEY: z.string().optional().describe('private key in PEM, RSA'),
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
  SENDCLOUD_PUBLIC_KEY: z
    .string()
    .optional()
    .describe('makes labels at Sendcloud, with SENDCLOUD_SECRET_KEY; staff types tracking codes when empty'),
  SENDCLOUD_SECRET_KEY: z
    .string()
    .optional()
    .describe('secret key of the integration at Sendcloud; npm start runs the Sendcloud simulator when empty'),
  SENDCLOUD_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('signs the calls to /api/webhooks/sendcloud; SENDCLOUD_SECRET_KEY when empty'),
  SENDCLOUD_SHIPPING_OPTION: z
    .string()
    .default('postnl:standard')
    .describe('code of the shipping option that labels are made with'),
  SENDCLOUD_URL: url('http', 'https')
    .default('https://panel.sendcloud.sc/api/v3')
    .describe('address of the API of Sendcloud; the simulator has another'),
  DEMO: flag.default(false).describe('1 seeds an empty database and opens /dev; npm start sets it outside production'),
  FAILPOINT: failpoint.optional().describe('crash tests: where the process kills itself; refused in production'),
};

export type Variables = z.infer<z.ZodObject<typeof variables>>;
export type Role = (typeof ROLES)[number];
