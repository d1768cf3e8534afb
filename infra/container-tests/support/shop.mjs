import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { mustRun, run } from '../../../scripts/lib/processes.mjs';
import { parse } from 'yaml';
import { openCompose } from '../compose/compose.mjs';
import { withoutDigest } from '../images/names.mjs';
import { call, forgetAuthority } from './client.mjs';
import { containersOf, docker, inspect } from './docker.mjs';
import { portsAreFree } from './free-ports.mjs';
import { eventually } from './eventually.mjs';
import { checkout, isLocal } from './setup.mjs';

export const services = ['postgres', 'redis', 'eventstore', 'api', 'worker', 'proxy', 'mailpit', 'prometheus'];

/** Settings of a production at a payment provider that does not answer: the `outside` network leads nowhere here. */
export const production = {
  SHOP_URL: 'https://localhost',
  SHOP_EMAIL: 'winkel@gommie.nl',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_containers',
  ADMIN_EMAIL: 'baas@gommie.nl',
  ADMIN_PASSWORD: 'kerrie-fietsbel-waslijn',
};

const staff = { ADMIN_EMAIL: production.ADMIN_EMAIL, ADMIN_PASSWORD: production.ADMIN_PASSWORD };
const trialFile = () => parseEnv(readFileSync(join(checkout, 'infra/trial.env'), 'utf8'));

/** The shop with the simulator of the payment provider. */
export const trial = () => ({
  env: { ...trialFile(), ...staff, CHECKOUT_LIMIT_FACTOR: '100' }, // all shoppers have one address
  profiles: ['shop', 'trial'],
});

const secrets = {
  stripe_secret_key: 'sk_test_containers',
  stripe_webhook_secret: `whsec_${'c0ffee'.repeat(8)}`,
};

/** The image of a service of the compose file. */
export function imageOf(service) {
  const { services: all } = parse(readFileSync(join(checkout, 'infra/docker-compose.yml'), 'utf8'), { merge: true });
  return isLocal ? withoutDigest(all[service].image) : all[service].image;
}

/** Makes the secrets of the checkout with these values. */
export async function makeSecrets(values = secrets, ...args) {
  const folder = join(checkout, 'infra/secrets');
  rmSync(folder, { recursive: true, force: true });
  await mustRun('infra/secrets.sh', 'sh', [join(checkout, 'infra/secrets.sh'), folder, ...args]);
  for (const [name, value] of Object.entries(values)) writeFileSync(join(folder, name), value);
}

/** Runs Compose with the profiles. Throws when it fails. */
async function compose(args, { env = production, profiles = ['shop'], files } = {}) {
  const { call } = await openCompose(checkout, { isLocal, files });
  const options = profiles.flatMap((profile) => ['--profile', profile]);
  return call([...options, ...args], { env: { ...process.env, ...env } });
}

/** The output of Compose, also when the command in the container fails. */
export async function composeOutput(args, { env = production, files } = {}) {
  const [program, ...before] = (await openCompose(checkout, { isLocal, files })).command;
  const { output } = await run(program, [...before, ...args], { env: { ...process.env, ...env } });
  return output;
}

/** Starts the services. Resolves with the seconds until every one with a health check is healthy. */
export async function startShop(options) {
  const own = (await Promise.all(services.map(containersOf))).flat();
  if (own.length === 0) await portsAreFree(); // otherwise the shop itself holds the ports
  const begun = performance.now();
  await compose(['up', '--detach', '--no-build'], options);
  await untilHealthy();
  forgetAuthority();
  const [proxy] = await containersOf('proxy');
  await eventually('the proxy serves the shop', async () => (await call('/', { proxy })).status === 200);
  return Math.round((performance.now() - begun) / 1000);
}

/** Compose with its files and profiles, as one line for a shell. */
export async function composeCommand({ profiles, files }) {
  const { command } = await openCompose(checkout, { isLocal, files });
  return [...command, ...profiles.flatMap((profile) => ['--profile', profile])].join(' ');
}

/** Starts some services without those that they need. */
export async function startServices(names, options) {
  await compose(['up', '--detach', '--no-build', '--no-deps', ...names], options);
  await untilHealthy(names);
}

export async function untilHealthy(names = services) {
  for (const service of names)
    for (const container of await containersOf(service))
      await eventually(`${container} is healthy`, () => isHealthy(container), { within: 120_000 });
}

async function isHealthy(container) {
  const { State } = await inspect(container);
  return State.Running && (State.Health?.Status ?? 'healthy') === 'healthy';
}

/** Removes containers, networks and volumes of the project. */
export const removeShop = (options) => compose(['down', '--volumes', '--remove-orphans'], options);

export const logsOf = (container) => docker('logs', '--tail', '40', container);
