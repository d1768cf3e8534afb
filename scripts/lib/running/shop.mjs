import { accessSync, constants, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shopEnvironment, usesSendcloudSimulator, usesSimulator } from './environment.mjs';
import { awaitFormerRun } from './former-run.mjs';
import { dataDirOf, inRoot } from '../paths.mjs';
import { assertPortFree, freePort } from '../ports.mjs';
import { startSendcloudSimulator, startSimulator } from './programs.mjs';
import { Problem } from '../say.mjs';
import { keepSecrets } from './secrets.mjs';
import { startPostgres } from '../services/postgres.mjs';
import { startQueue } from '../services/queue.mjs';

/** Returns the environment of the shop and reports all wrong or missing variables at once. */
export async function prepareEnvironment(env) {
  const dataDir = dataDirOf(env);
  assertWritable(dataDir);
  const production = env.NODE_ENV === 'production';
  const secrets = production ? {} : keepSecrets(join(dataDir, 'secrets.json'));
  const shop = shopEnvironment(env, secrets, dataDir);
  const { parseConfig } = await import(pathToFileURL(inRoot('dist/backend/src/platform/config/config.js')).href);
  const ownDatabase = production ? {} : { DATABASE_URL: env.DATABASE_URL || 'postgres://made/later' };
  try {
    parseConfig({ ...shop, ...ownDatabase });
  } catch (error) {
    throw new Problem(error.message);
  }
  return { shop, secrets };
}

export async function startServices({ shop, secrets }, keeper, remember = () => {}) {
  const dataDir = shop.DATA_DIR;
  await awaitFormerRun(dataDir, Number(shop.PORT));
  await assertPortFree(Number(shop.PORT), 'PORT', 'the shop');
  const simulated = usesSimulator(shop);
  if (simulated)
    await assertPortFree(Number(shop.STRIPE_SIMULATOR_PORT), 'STRIPE_SIMULATOR_PORT', 'the Stripe simulator');
  remember();
  const complete = { ...shop };
  if (shop.DATABASE_URL) await assertListening(shop.DATABASE_URL, 'DATABASE_URL', 5432);
  else {
    const postgres = await startPostgres({ dataDir, password: secrets.POSTGRES_PASSWORD });
    keeper.keep(postgres.stop);
    complete.DATABASE_URL = postgres.url;
  }
  if (shop.REDIS_URL) await assertListening(shop.REDIS_URL, 'REDIS_URL', 6379);
  const queue = await startQueue({ dataDir, env: shop });
  keeper.keep(queue.stop);
  if (queue.url) complete.REDIS_URL = queue.url;
  if (simulated) {
    const simulator = await startSimulator(complete);
    remember(simulator);
    keeper.watch('the Stripe simulator', simulator);
  }
  if (usesSendcloudSimulator(shop) && !shop.SENDCLOUD_URL) {
    const port = await freePort();
    complete.SENDCLOUD_URL = `http://127.0.0.1:${port}/api/v3`;
    const simulator = await startSendcloudSimulator(complete, port);
    remember(simulator);
    keeper.watch('the Sendcloud simulator', simulator);
  }
  return complete;
}

function assertWritable(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(
      `DATA_DIR ${dataDir} cannot be written (${error.code}). It may belong to another user; choose another: DATA_DIR=… npm start`,
    );
  }
}

/** Throws when an external service does not listen. */
function assertListening(address, variable, standardPort) {
  const { hostname, port } = new URL(address);
  const place = { host: hostname.replace(/^\[|\]$/g, '') || 'localhost', port: Number(port) || standardPort };
  return new Promise((resolve, reject) => {
    const socket = connect(place, () => {
      socket.destroy();
      resolve();
    });
    const refuse = (reason) => {
      socket.destroy();
      reject(new Problem(`nothing listens at ${place.host}:${place.port} (${variable}): ${reason}`));
    };
    socket.setTimeout(5000, () => refuse('no answer in 5 s'));
    socket.once('error', (error) => refuse(error.code));
  });
}
