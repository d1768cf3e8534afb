import { deriveKey, pepper } from '../platform/auth/keys.js';
import { mailboxOf } from '../customers/mailbox.js';

/** Finds an erased mailbox again without storing it. Worth nothing without the app secret. */
export function erasedMailboxHash(appSecret: string, email: string): string {
  return pepper(deriveKey(appSecret, 'erased-mailbox'), mailboxOf(email));
}
