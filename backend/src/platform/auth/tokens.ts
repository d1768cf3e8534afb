import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A fast hash suffices, because tokens cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
