import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie, shopperCookie } from '../../platform/auth/cookies.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import type { AppConfig } from '../../platform/config/app-config.js';

const maxAge = 30 * 24 * 3600;

/** Returns the hashed id of the shopper, or null without a cookie. */
export function shopperIdOf(request: FastifyRequest): string | null {
  const token = readCookie(request, shopperCookie);
  return token ? hashToken(token) : null;
}

/** Sets the cookie and returns the hashed id. */
export function newShopperId(reply: FastifyReply, config: AppConfig): string {
  const token = newToken();
  setCookie(reply, config, shopperCookie, token, { maxAge });
  return hashToken(token);
}
