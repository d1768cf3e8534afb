import { deriveKey, seal, unseal } from '../../../platform/secrets/keys.js';
import { hashToken, newToken } from '../../../platform/auth/tokens.js';

const keyOf = (appSecret: string) => deriveKey(appSecret, 'withdrawal-confirmation');

/** The token of the link in the receipt: a hash to find the statement, and the token itself, sealed, for the mail. */
export interface Confirmation {
  confirmationHash: string;
  sealedConfirmation: string;
}

export function newConfirmation(appSecret: string, withdrawalId: string): Confirmation {
  const token = newToken();
  const sealedConfirmation = seal(keyOf(appSecret), token, withdrawalId);
  return { confirmationHash: hashToken(token), sealedConfirmation };
}

/** Null after a change of the secret: the receipt then goes out without a link. */
export function openConfirmation(appSecret: string, withdrawalId: string, sealed: string): string | null {
  try {
    return unseal(keyOf(appSecret), sealed, withdrawalId);
  } catch {
    return null;
  }
}
