/** Where the back end may connect: the files below, each to an address of the configuration, and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

const source = inRoot('backend/src');
const files = readdirSync(source, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.ts') && !/\.(int\.)?spec\.ts$|\.fixtures\.ts$|(^|\/)testing\//.test(path));

/** [what opens a connection, the files that may, the part of the configuration with the address] */
const allowed = [
  [
    /\bfetch\(/,
    /^addresses\/pdok-address-register\.ts$|^staff\/passwords\/breached-passwords\.ts$|^platform\/carriers\/sendcloud\//,
    null,
  ],
  [/addressRegisterUrl/, /^addresses\/|^platform\/config\//, 'ADDRESS_REGISTER_URL'],
  [/leakCheckUrl/, /^staff\/passwords\/|^platform\/config\//, 'LEAK_CHECK_URL'],
  [/\bsendcloud: \{ url/, /^platform\/(carriers|config)\//, 'SENDCLOUD_URL'],
  [/ from 'stripe'/, /^platform\/payments\//, 'STRIPE_SECRET_KEY'],
  [/ from 'nodemailer'/, ['mail/sending/mail-transport.ts'], 'SMTP_URL'],
  [/ from 'ioredis'/, /^(platform\/(jobs|starting)|cli\/doctor)\//, 'REDIS_URL'],
  [/ from '@eventstore\/db-client'/, /^platform\/event-sourcing\/eventstoredb\//, 'EVENTSTORE_URL'],
  [/OTLPTraceExporter/, ['platform/tracing/start-tracing.ts'], 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [/^import (?!type).* from 'pg'/m, /^(platform|backup|cli)\//, 'DATABASE_URL'],
  [
    /^import (?!type).* from 'node:(https?|http2|net|tls|dgram|dns)(\/promises)?'/m,
    /^platform\/|^cli\/doctor\/certificate\.ts$/,
    null,
  ],
  [/ from '(axios|undici|got|node-fetch)'/, [], null],
];

it.each(allowed)('lets %s into the listed files only', (opens, where) => {
  const using = files.filter((path) => opens.test(readFileSync(join(source, path), 'utf8')));
  const outside = using.filter((path) => (Array.isArray(where) ? !where.includes(path) : !where.test(path)));
  expect(outside).toEqual([]);
});

it('imports of the network are for servers, parsing addresses and waiting for services, and for the certificate of SHOP_URL', () => {
  const using = files.filter((path) =>
    / from 'node:(https?|http2|net|tls)'/.test(readFileSync(join(source, path), 'utf8')),
  );
  const opening = using.filter((path) =>
    /\b(connect|createConnection|request|get)\(/.test(readFileSync(join(source, path), 'utf8')),
  );
  expect(opening.filter((path) => !/^platform\/starting\/|^cli\/doctor\/certificate\.ts$/.test(path))).toEqual([]);
});

it('documents each of them', () => {
  const page = readFileSync(inRoot('docs/configuration.md'), 'utf8');
  for (const [, , variable] of allowed) if (variable) expect(page).toContain(`\`${variable}\``);
});
