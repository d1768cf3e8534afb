import { readStored, store } from '../../../lib/storage/device-storage';

/** To whom a code was sent and when (milliseconds). */
export interface SentCode {
  email: string;
  at: number;
}

const key = 'login-code-sent';
const validMilliseconds = 10 * 60_000;

/** From when a new code may be asked for. */
export const resendAfter = ({ at }: SentCode) => at + 60_000;

/**
 * The code that is on its way in this tab, while it can still be valid. On a phone the page is often thrown away while
 * its owner reads the mail; without this they would start again and be told to wait.
 */
export function loadSentCode(now = Date.now()): SentCode | null {
  try {
    const sent = JSON.parse(readStored('tab', key) ?? 'null') as Partial<SentCode> | null;
    if (typeof sent?.email !== 'string' || typeof sent.at !== 'number') return null;
    return now >= sent.at && now - sent.at < validMilliseconds ? { email: sent.email, at: sent.at } : null;
  } catch {
    return null;
  }
}

/** Remembers it until the tab closes; null forgets it. */
export function keepSentCode(sent: SentCode | null): void {
  store('tab', key, sent && JSON.stringify(sent));
}
