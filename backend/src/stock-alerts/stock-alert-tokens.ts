import { hashToken, newToken } from '../platform/auth/tokens.js';
import { deriveKey, seal, unsealed } from '../platform/secrets/keys.js';

const key = (appSecret: string) => deriveKey(appSecret, 'stock-alert-confirmation');

/** The token of the link in the mail: a hash to find the request, and the token itself, sealed, for the mail. */
export function newConfirmation(appSecret: string, alertId: string) {
  const token = newToken();
  return { confirmationHash: hashToken(token), sealedConfirmation: seal(key(appSecret), token, alertId) };
}

/** Null after a change of the secret. */
export const openConfirmation = (appSecret: string, alertId: string, sealed: string): string | null =>
  unsealed(key(appSecret), sealed, alertId);
