import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { AppConfig } from '../config/app-config.js';

/** The anonymous owner of a checkout. */
export const shopperCookie = 'sid';

/** Gives the browser a new shopper id at its next checkout: the open payment and the codes of the last person stay theirs. */
export function forgetShopper(reply: FastifyReply): void {
  void reply.clearCookie(shopperCookie, { path: '/' });
}

/** What all our cookies share: not for scripts, not for other sites, over TLS in production. */
export function cookieOptions(config: AppConfig): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.production && config.shop.url.startsWith('https:'),
  };
}
