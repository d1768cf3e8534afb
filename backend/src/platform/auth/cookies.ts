import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config.js';

/** Identifies the anonymous owner of a checkout. */
export const shopperCookie = 'sid';

/** Browsers accept such a cookie only from this host, over TLS and for all paths, so no other subdomain can set it. */
const hostPrefix = '__Host-';

/** The former name counts only without the new one: sessions from before this version have no other cookie. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[hostPrefix + name] ?? request.cookies[name];
}

/**
 * Not readable by scripts, not sent by other sites, over TLS in production. Also sets the former name, for processes of
 * the former version that run beside this one; the next version drops it.
 */
export function setCookie(
  reply: FastifyReply,
  config: AppConfig,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'maxAge' | 'sameSite' | 'signed'>,
): void {
  const secure = isSecure(config);
  const names = secure ? [hostPrefix + name, name] : [name];
  for (const one of names)
    void reply.setCookie(one, value, { httpOnly: true, sameSite: 'lax', path: '/', secure, ...options });
}

/** Removes the cookie under both names. */
export function clearCookie(reply: FastifyReply, config: AppConfig, name: string): void {
  void reply.clearCookie(name, { path: '/' });
  if (isSecure(config)) void reply.clearCookie(hostPrefix + name, { path: '/', secure: true });
}

/** Issues a new shopper id at the next checkout, so that the open payment and codes stay with the previous person. */
export function forgetShopper(reply: FastifyReply, config: AppConfig): void {
  clearCookie(reply, config, shopperCookie);
}

/** Removes cached responses. The shop's program clears its own storage, because the basket stays in this browser. */
export function clearSiteData(reply: FastifyReply): void {
  void reply.header('clear-site-data', '"cache"');
}

function isSecure({ production, shop }: AppConfig): boolean {
  return production && shop.url.startsWith('https:');
}
