import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Derives a key for one purpose from APP_SECRET. */
export function deriveKey(appSecret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', use, 32));
}

/** A keyed hash: deterministic, not reversible without the key. */
export function pepper(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

const cipher = 'aes-256-gcm';

/** Encrypts text. Decrypts only for the same `owner`. */
export function seal(key: Buffer, text: string, owner: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when the key, the owner or the text differs. */
export function unseal(key: Buffer, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12)).setAAD(Buffer.from(owner));
  opening.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
}
