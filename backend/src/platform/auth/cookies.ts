import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { AppConfig } from '../config/app-config.js';

/** Identifies the anonymous owner of a checkout. */
export const shopperCookie = 'sid';

/** Issues a new shopper id at the next checkout, so that the open payment and codes stay with the previous person. */
export function forgetShopper(reply: FastifyReply): void {
  void reply.clearCookie(shopperCookie, { path: '/' });
}

/** Not readable by scripts, not sent by other sites, over TLS in production. */
export function cookieOptions(config: AppConfig): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.production && config.shop.url.startsWith('https:'),
  };
}
