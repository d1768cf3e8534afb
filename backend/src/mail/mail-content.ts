import type { Block } from '../../../contracts/law/legal-pages.js';
import type { Config } from '../platform/config/config.js';

export interface MailContent {
  subject: string;
  html: string;
  text: string;
  /** Where the button of mail programs unsubscribes by a POST (RFC 8058). Only of mails that need a consent. */
  unsubscribeUrl?: string;
}

/** What staff says in a mail after its greeting and at its end. Placeholders are filled in. */
export interface MailWords {
  opening: readonly Block[];
  closing: readonly Block[];
}

/** Sender name, contact address and base URL (without a trailing slash). `words`: those of staff for the mail at hand. */
export type Shop = Config['shop'] & { words?: MailWords };
