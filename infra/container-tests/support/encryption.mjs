import { chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { tryDocker } from './docker.mjs';
import { commandOf, runCommands } from './runbook.mjs';
import { checkout, isLocal } from './setup.mjs';
import { makeSecrets } from './shop.mjs';

const at = (...path) => join(checkout, 'infra', ...path);
const services = at('certs/services');
/** Requests TLS on a new connection to Postgres. */
const sslRequest = [0, 0, 0, 8, 4, 210, 22, 47];
/** Of the images of EventStoreDB and of the local mail catcher. */
const accountOfNode = 1000;

export const authorityFile = join(services, 'ca.crt');
export const certificateOf = (name) => ({
  cert: readFileSync(join(services, `${name}.crt`)),
  key: readFileSync(join(services, `${name}.key`)),
});

/** Makes or renews certificates of the names, by default of the services that docker-compose.production.yml lists. */
export const makeCertificates = (...names) =>
  mustRun('infra/certificates.sh', 'sh', [at('certificates.sh'), services, ...names]);

/** Certificates of the mail catcher and of the receiver of logs, which a production has elsewhere. */
export async function makeTrialCertificates() {
  await makeCertificates('mailpit', 'logs');
  chownSync(join(services, 'mailpit.key'), accountOfNode, accountOfNode);
}

/** Certificates of EventStoreDB: of its own program where images are pulled, else of the script for the services. */
export async function makeEventStoreCertificates() {
  const own = at('certs/node');
  if (!isLocal) await runCommands(commandOf('eventstoredb', 'es-gencert-cli'), { cwd: at() });
  else {
    const made = at('certs/eventstore');
    await mustRun('infra/certificates.sh', 'sh', [at('certificates.sh'), made, 'eventstore']);
    for (const folder of [at('certs/ca'), own]) mkdirSync(folder);
    copyFileSync(join(made, 'ca.crt'), at('certs/ca/ca.crt'));
    for (const kind of ['crt', 'key']) copyFileSync(join(made, `eventstore.${kind}`), join(own, `node.${kind}`));
  }
  for (const path of [own, join(own, 'node.key')]) chownSync(path, accountOfNode, accountOfNode);
}

/** The secrets of a trial, with the addresses that docker-compose.production.yml describes. */
export async function makeEncryptedSecrets(eventStoreUrl) {
  await makeSecrets({}, 'trial');
  const change = (name, edit) => {
    const file = at('secrets', name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  for (const name of ['database_owner_url', 'database_api_url']) change(name, (url) => `${url}?sslmode=verify-full`);
  change('redis_url', (url) => url.replace('redis://', 'rediss://'));
  change('smtp_url', () => 'smtp://mailpit:1025?requireTLS=true');
  writeFileSync(at('secrets/eventstore_url'), eventStoreUrl);
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
