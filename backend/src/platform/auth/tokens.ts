import { createHash, randomBytes } from 'node:crypto';

/** An opaque secret for a cookie: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A fast hash suffices: the token itself cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
