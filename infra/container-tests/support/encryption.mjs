import { chownSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { tryDocker } from './docker.mjs';
import { receiveLogs } from './log-receiver.mjs';
import { commandOf, runCommands } from './runbook.mjs';
import { checkout, isLocal } from './setup.mjs';
import { makeSecrets, trial } from './shop.mjs';

const at = (...path) => join(checkout, 'infra', ...path);
const services = at('certs/services');
/** Requests TLS on a new connection to Postgres. */
const sslRequest = [0, 0, 0, 8, 4, 210, 22, 47];
/** Accounts in the images of EventStoreDB and of the local mail catcher. */
const uidOfImages = 1000;

export const certificateOf = (name) => ({
  cert: readFileSync(join(services, `${name}.crt`)),
  key: readFileSync(join(services, `${name}.key`)),
});

const makeCertificates = (...args) => mustRun('infra/certificates.sh', 'sh', [at('certificates.sh'), ...args]);

/**
 * Prepares docker-compose.production.yml as docs/operations.md says, with a receiver of logs and a mail catcher that a
 * production has elsewhere. Returns the options for Compose and the receiver.
 */
export async function prepareProduction({ files = [] } = {}) {
  rmSync(at('certs'), { recursive: true, force: true });
  await makeSecrets({}, 'trial');
  await runCommands(commandOf('operations', 'sslmode=verify-full').replace(/^export COMPOSE=.*$/m, ''));
  writeFileSync(at('secrets/smtp_url'), 'smtp://mailpit:1025?requireTLS=true');
  await makeCertificates(services, 'mailpit', 'logs');
  chownSync(join(services, 'mailpit.key'), uidOfImages, uidOfImages);
  await makeEventStoreCertificates();
  const logs = await receiveLogs(certificateOf('logs'));
  const { env, profiles } = trial();
  const addresses = { LOG_ADDRESS: `tcp+tls://localhost:${logs.port}`, LOG_CA_FILE: join(services, 'ca.crt') };
  const all = ['docker-compose.production.yml', 'container-tests/compose/encrypted-trial.yml', ...files];
  return { logs, options: { env: { ...env, ...addresses }, profiles, files: all } };
}

/** Certificates of EventStoreDB: of its own program where images are pulled, else of the script for the services. */
async function makeEventStoreCertificates() {
  if (!isLocal) return runCommands(commandOf('runbooks/eventstoredb', 'es-gencert-cli'));
  const made = at('certs/eventstore');
  await makeCertificates(made, 'eventstore');
  for (const folder of ['certs/ca', 'certs/node']) mkdirSync(at(folder));
  copyFileSync(join(made, 'ca.crt'), at('certs/ca/ca.crt'));
  for (const kind of ['crt', 'key']) copyFileSync(join(made, `eventstore.${kind}`), at(`certs/node/node.${kind}`));
  for (const path of ['certs/node', 'certs/node/node.key']) chownSync(at(path), uidOfImages, uidOfImages);
}

/**
 * The serial number of the certificate at `host:port`, as a container of the shop sees it. Throws when the certificate is
 * not of the authority or has another name.
 */
export async function serialOf(container, { host, port, servername, isPostgres = false }) {
  const script = `const tls = require('tls');
    const socket = require('net').connect(${port}, '${host}');
    const report = (text) => { console.log(text); process.exit(); };
    const secure = () => {
      const encrypted = tls.connect({ socket, servername: '${servername}' });
      encrypted.on('secureConnect', () => report('serial ' + encrypted.getPeerCertificate().serialNumber));
      encrypted.on('error', ({ message }) => report(message));
    };
    socket.on('error', ({ message }) => report(message));
    if (!${isPostgres}) secure();
    else socket.once('data', secure).write(Buffer.from(${JSON.stringify(sslRequest)}));`;
  const { output } = await tryDocker('exec', container, 'node', '-e', script);
  const serial = /serial (\w+)/.exec(output)?.[1];
  if (!serial) throw new Error(`${host}:${port}: ${output}`);
  return serial;
}
