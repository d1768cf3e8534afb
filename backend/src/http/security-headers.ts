import type { Config } from '../config/config.js';

const stripe = ['https://js.stripe.com', 'https://*.stripe.com'];

/** Scripts and frames of ours and of the payment provider, nothing else. */
export function contentSecurityPolicy({ stripe: { simulatorPort } }: Config) {
  const provider = simulatorPort ? [`http://localhost:${simulatorPort}`, `http://127.0.0.1:${simulatorPort}`] : stripe;
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...provider],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...provider],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...provider],
      frameSrc: ["'self'", ...provider],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", ...provider],
      frameAncestors: ["'self'"],
    },
  };
}
