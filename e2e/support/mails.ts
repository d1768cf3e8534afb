import { callApi } from './call-api.js';
import * as dev from '../../contracts/dev.js';
import { eventually } from './eventually.js';
import { type Visitor } from './shopper.js';

export interface StoredMail {
  to: string;
  subject: string;
  text: string;
}

export const newEmail = (name: string) => `${name}-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`;

/** Waits for matching mails to an address; returns none after the timeout. */
export async function untilMailed(
  { context, page }: Visitor,
  address: string,
  isMeant: (mail: StoredMail) => boolean = () => true,
): Promise<StoredMail[]> {
  const look = async () => (await callApi({ context }, dev.listMails, { query: { to: address } })).filter(isMeant);
  return eventually(page, look, (mails) => mails.length > 0);
}
