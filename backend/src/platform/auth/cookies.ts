import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../config/app-config.js';

/** Identifies the anonymous owner of a checkout. */
export const shopperCookie = 'sid';

/** Browsers accept such a cookie only from this host, over TLS and for all paths, so no other subdomain can set it. */
const hostPrefix = '__Host-';

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[hostPrefix + name] ?? request.cookies[name];
}

/**
 * Over TLS drops the shop's cookies without the prefix before anything reads them: other subdomains can set such ones.
 */
export function ignorePlantedCookies(fastify: FastifyInstance, config: AppConfig): void {
  if (!isSecure(config)) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const prefixed = Object.entries(request.cookies).filter(([name]) => name.startsWith(hostPrefix));
    request.cookies = Object.fromEntries(prefixed);
    done();
  });
}

/** Not readable by scripts and not sent by other sites. Over TLS it is secure and has the prefix. */
export function setCookie(
  reply: FastifyReply,
  config: AppConfig,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'maxAge' | 'sameSite' | 'signed'>,
): void {
  const base = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) } as const;
  void reply.setCookie(nameFor(config, name), value, { ...base, ...options });
}

export function clearCookie(reply: FastifyReply, config: AppConfig, name: string): void {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) } as const;
  void reply.clearCookie(nameFor(config, name), options);
}

/** Issues a new shopper id at the next checkout, so that the open payment and codes stay with the previous person. */
export function forgetShopper(reply: FastifyReply, config: AppConfig): void {
  clearCookie(reply, config, shopperCookie);
}

/** Removes cached responses. The shop's program clears its own storage, because the basket stays in this browser. */
export function clearSiteData(reply: FastifyReply): void {
  void reply.header('clear-site-data', '"cache"');
}

const nameFor = (config: AppConfig, name: string) => (isSecure(config) ? hostPrefix + name : name);

function isSecure({ production, shop }: AppConfig): boolean {
  return production && shop.url.startsWith('https:');
}
