import type { Config } from '../platform/config/config.js';

/** What a template makes of its data. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** Who sends: name, contact address, and where links lead, without a slash at the end. */
export type Shop = Config['shop'];
