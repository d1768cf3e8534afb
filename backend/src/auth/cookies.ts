import type { CookieSerializeOptions } from '@fastify/cookie';
import type { AppConfig } from '../config/app-config.js';

/** What all our cookies share: not for scripts, not for other sites, over TLS in production. */
export function cookieOptions(config: AppConfig): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.production && config.shop.url.startsWith('https:'),
  };
}
