import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

export function loadDotEnv() {
  if (process.env.IGNORE_DOTENV !== '1' && existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}

export function cleanEnvironment(env = process.env) {
  const names = readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm);
  const clean = { ...env, IGNORE_DOTENV: '1' };
  for (const [, name] of names) delete clean[name];
  for (const name of Object.keys(clean)) if (name.startsWith('npm_') || name === 'NODE_OPTIONS') delete clean[name];
  return clean;
}

/** Adds the variables that are not set. Production gets no demo values: the shop refuses to start without secrets. */
export function shopEnvironment(env, secrets, dataDir) {
  const shop = { ...env, DATA_DIR: dataDir, PORT: env.PORT || '3000' };
  if (env.NODE_ENV === 'production') return { ...shop, DEMO: '0' };
  shop.DEMO = env.DEMO || '1';
  shop.APP_SECRET = env.APP_SECRET || secrets.APP_SECRET;
  shop.ACCESS_CODE = env.ACCESS_CODE ?? secrets.ACCESS_CODE;
  if (!env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) {
    shop.ADMIN_EMAIL = secrets.ADMIN_EMAIL;
    shop.ADMIN_PASSWORD = secrets.ADMIN_PASSWORD;
  }
  if (usesSimulator(env)) {
    shop.STRIPE_SECRET_KEY = 'sk_test_simulator';
    shop.STRIPE_PUBLISHABLE_KEY = 'pk_test_simulator';
    shop.STRIPE_WEBHOOK_SECRET = env.STRIPE_WEBHOOK_SECRET || secrets.STRIPE_WEBHOOK_SECRET;
    shop.STRIPE_SIMULATOR_PORT = env.STRIPE_SIMULATOR_PORT || String(Number(shop.PORT) + 1);
  }
  if (usesSendcloudSimulator(env)) {
    shop.SENDCLOUD_PUBLIC_KEY = 'simulator';
    shop.SENDCLOUD_SECRET_KEY = 'simulator';
  }
  return shop;
}

/** Uses the Sendcloud simulator outside production when there is no key. */
export const usesSendcloudSimulator = (env) =>
  env.NODE_ENV !== 'production' && (!env.SENDCLOUD_SECRET_KEY || env.SENDCLOUD_SECRET_KEY === 'simulator');

/** Uses the Stripe simulator outside production when there is no key. */
export const usesSimulator = (env) =>
  env.NODE_ENV !== 'production' && (!env.STRIPE_SECRET_KEY || env.STRIPE_SECRET_KEY === 'sk_test_simulator');
