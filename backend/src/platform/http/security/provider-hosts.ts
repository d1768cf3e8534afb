import type { Config } from '../../config/config.js';

export interface ProviderHosts {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

/** Sources that docs.stripe.com/security/guide#content-security-policy lists for Stripe.js and Elements. */
const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const stripe = {
  scripts,
  connections: ['https://api.stripe.com'],
  frames: [...scripts, 'https://hooks.stripe.com'],
};

/** The hosts of the payment provider, or of its simulator. */
export function providerHosts({ stripe: { simulatorPort } }: Pick<Config, 'stripe'>): ProviderHosts {
  if (!simulatorPort) return stripe;
  const simulator = [`http://localhost:${simulatorPort}`, `http://127.0.0.1:${simulatorPort}`];
  return { scripts: simulator, connections: simulator, frames: simulator };
}
