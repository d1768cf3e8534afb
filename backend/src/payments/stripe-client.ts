import Stripe from 'stripe';
import type { Config } from '../config/config.js';

/** The provider's library, pointed at the provider or at its simulator. */
export function stripeClient({ stripe: { secretKey, simulatorPort } }: Pick<Config, 'stripe'>): Stripe {
  const simulated = simulatorPort && { host: '127.0.0.1', port: simulatorPort, protocol: 'http' as const };
  return new Stripe(secretKey, { ...simulated, maxNetworkRetries: 2, timeout: 10_000, telemetry: false });
}
