import { readStored, store } from '../../../lib/storage/device-storage';

/** The address of a sent code, and its time (milliseconds). */
export interface SentCode {
  email: string;
  at: number;
}

const key = 'login-code-sent';
const validMilliseconds = 10 * 60_000;

/** Returns the time from which a new code can be requested. */
export const resendAfter = ({ at }: SentCode) => at + 60_000;

/**
 * Returns the code that was sent from this tab and may still be valid. A phone often discards the page while the
 * customer reads the mail. Without this, the login would restart and refuse a new code.
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

/** Stores it until the tab closes; null removes it. */
export function keepSentCode(sent: SentCode | null): void {
  store('tab', key, sent && JSON.stringify(sent));
}
