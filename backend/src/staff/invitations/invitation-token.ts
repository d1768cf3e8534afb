import { deriveKey, seal, unseal } from '../../platform/secrets/keys.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';

const keyOf = (appSecret: string) => deriveKey(appSecret, 'staff-invitation');

/** A hash to find the invitation, and the token itself, sealed, for the mail. */
export function newInvitationToken(appSecret: string, id: string): { tokenHash: string; sealedToken: string } {
  const token = newToken();
  return { tokenHash: hashToken(token), sealedToken: seal(keyOf(appSecret), token, id) };
}

/** Null after a change of the secret. */
export function openInvitationToken(appSecret: string, id: string, sealed: string): string | null {
  try {
    return unseal(keyOf(appSecret), sealed, id);
  } catch {
    return null;
  }
}
