import type { Config } from '../platform/config/config.js';

export interface MailContent {
  subject: string;
  html: string;
  text: string;
  /** Where the button of mail programs unsubscribes by a POST (RFC 8058). Only of mails that need a consent. */
  unsubscribeUrl?: string;
}

/** Sender name, contact address and base URL (without a trailing slash). */
export type Shop = Config['shop'];
