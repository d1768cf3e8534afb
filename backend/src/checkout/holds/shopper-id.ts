import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions, shopperCookie } from '../../platform/auth/cookies.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import type { AppConfig } from '../../platform/config/app-config.js';

const maxAge = 30 * 24 * 3600;

/** The anonymous owner of a checkout, hashed as it is stored; null for a browser that has none yet. */
export function shopperIdOf(request: FastifyRequest): string | null {
  const token = request.cookies[shopperCookie];
  return token ? hashToken(token) : null;
}

/** Gives a browser that has no id one, and answers it hashed. Nobody has anything under it yet. */
export function newShopperId(reply: FastifyReply, config: AppConfig): string {
  const token = newToken();
  void reply.setCookie(shopperCookie, token, { ...cookieOptions(config), maxAge });
  return hashToken(token);
}
