import { deriveKey, pepper } from '../platform/secrets/keys.js';
import { mailboxOf } from '../platform/auth/mailbox.js';

/** Identifies an erased mailbox without storing it. Useless without the app secret. */
export function erasedMailboxHash(appSecret: string, email: string): string {
  return pepper(deriveKey(appSecret, 'erased-mailbox'), mailboxOf(email));
}
