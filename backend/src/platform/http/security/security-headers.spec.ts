import type { Config } from '../../config/config.js';
import { helmetOptions } from './security-headers.js';

const inline = { scripts: ["'sha256-a='"], styles: ["'sha256-b='", "'sha256-c='"] };
const directivesOf = (stripe: object) => {
  const { contentSecurityPolicy } = helmetOptions({ stripe, production: true } as Config, inline);
  return (contentSecurityPolicy as { directives: Record<string, string[]> }).directives;
};

it('allows the hosts that Stripe lists, and no others', () => {
  expect(directivesOf({})).toMatchObject({
    scriptSrc: ["'self'", "'sha256-a='", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'sha256-b='", "'sha256-c='"],
    connectSrc: ["'self'", 'https://api.stripe.com'],
    frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    imgSrc: ["'self'"],
    formAction: ["'self'"],
  });
});

it('allows the simulator instead of Stripe where it runs', () => {
  const simulator = ['http://localhost:3001', 'http://127.0.0.1:3001'];
  const { scriptSrc, frameSrc } = directivesOf({ simulatorPort: 3001 });
  expect(scriptSrc).toEqual(["'self'", "'sha256-a='", ...simulator]);
  expect(frameSrc).toEqual(["'self'", ...simulator]);
});
