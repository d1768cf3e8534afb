import { deriveKey, seal, unseal } from '../../platform/secrets/keys.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import type { PhoneOrder } from './phone-order.entity.js';

const keyOf = (appSecret: string) => deriveKey(appSecret, 'phone-order');

/** A hash to find the phone order, and the token itself, sealed, for its link. */
export function newPhoneOrderToken(appSecret: string, id: string): Pick<PhoneOrder, 'tokenHash' | 'sealedToken'> {
  const token = newToken();
  return { tokenHash: hashToken(token), sealedToken: seal(keyOf(appSecret), token, id) };
}

/** The token is in the fragment, which stays out of logs. Null after a change of the secret. */
export function linkOf(
  appSecret: string,
  shopUrl: string,
  { id, sealedToken }: Pick<PhoneOrder, 'id' | 'sealedToken'>,
): string | null {
  try {
    return `${shopUrl}/betaallink#${unseal(keyOf(appSecret), sealedToken, id)}`;
  } catch {
    return null;
  }
}

/** Owns the checkout of a phone order, in every browser that opens its link. No cookie hashes to it. */
export const shopperOf = (id: string): string => `phone-order:${id}`;
