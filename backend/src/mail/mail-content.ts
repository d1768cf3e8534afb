import type { Config } from '../platform/config/config.js';

export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** Sender name, contact address and base URL (without a trailing slash). */
export type Shop = Config['shop'];
