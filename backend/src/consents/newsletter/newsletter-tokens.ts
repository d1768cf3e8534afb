import { timingSafeEqual } from 'node:crypto';
import { isUUID } from 'class-validator';
import { deriveKey, pepper, seal, unsealed } from '../../platform/secrets/keys.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';

const confirmationKey = (appSecret: string) => deriveKey(appSecret, 'newsletter-confirmation');
const unsubscribeKey = (appSecret: string) => deriveKey(appSecret, 'newsletter-unsubscribe');

/** The token of the link in the mail: a hash to find the request, and the token itself, sealed, for the mail. */
export function newConfirmation(appSecret: string, requestId: string) {
  const token = newToken();
  const sealedConfirmation = seal(confirmationKey(appSecret), token, requestId);
  return { confirmationHash: hashToken(token), sealedConfirmation };
}

/** Null after a change of the secret. */
export const openConfirmation = (appSecret: string, requestId: string, sealed: string): string | null =>
  unsealed(confirmationKey(appSecret), sealed, requestId);

/** Returns the token of the unsubscribe link: it names a consent, and only the shop can make one. */
export const unsubscribeToken = (appSecret: string, consentId: string): string =>
  `${consentId}.${pepper(unsubscribeKey(appSecret), consentId)}`;

/** Returns the consent that a token names; null for a token that the shop did not make. */
export function consentOf(appSecret: string, token: string): string | null {
  const [id = ''] = token.split('.');
  const made = Buffer.from(unsubscribeToken(appSecret, id));
  const given = Buffer.from(token);
  return isUUID(id) && made.length === given.length && timingSafeEqual(made, given) ? id : null;
}
