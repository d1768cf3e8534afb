import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Derives a key for one purpose from APP_SECRET. */
export function deriveKey(appSecret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', use, 32));
}

/** A keyed hash: deterministic, not reversible without the key. */
export function pepper(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Ciphers with keys of 32 bytes, by the version in front of a sealed text. A version is never reused. */
const ciphers = { 0: 'aes-256-gcm', 1: 'chacha20-poly1305' } as const;
type Version = keyof typeof ciphers;
/** Version 0 has no prefix. Raise it one release after the release that can read the new version. */
const current: Version = 0;
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts text. Decrypts only for the same `owner`. `version` is for tests of a change of the cipher. */
export function seal(key: Buffer, text: string, owner: string, version: Version = current): string {
  const nonce = randomBytes(nonceBytes);
  const options = { authTagLength: tagBytes };
  const sealing = createCipheriv(ciphers[version] as 'aes-256-gcm', key, nonce, options).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  const bytes = Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  return version === 0 ? bytes : `${version}.${bytes}`;
}

/** Returns null where `unseal` throws. For values from visitors, and values sealed under a former APP_SECRET. */
export function unsealed(key: Buffer, sealed: string, owner: string): string | null {
  try {
    return unseal(key, sealed, owner);
  } catch {
    return null;
  }
}

/** Reads every version. Throws when the key, the owner or the text differs, and for an unknown version. */
export function unseal(key: Buffer, sealed: string, owner: string): string {
  const [, version = '0', text] = /^(?:(\d+)\.)?(.*)$/s.exec(sealed)!;
  const cipher = ciphers[Number(version) as Version] as 'aes-256-gcm' | undefined;
  if (!cipher) throw new Error('sealed by an unknown version');
  const bytes = Buffer.from(text!, 'base64url');
  const options = { authTagLength: tagBytes };
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), options).setAAD(Buffer.from(owner));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
}
