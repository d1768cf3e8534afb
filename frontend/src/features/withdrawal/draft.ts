import { z } from 'zod';
import type { Withdrawal } from '../../../../contracts/withdrawals.js';

const key = 'withdrawal-draft';

const DraftSchema = z.object({
  isReviewed: z.boolean(),
  values: z.object({
    id: z.uuid(),
    orderNumber: z.string(),
    email: z.string(),
    name: z.string(),
    part: z.string().nullable(),
    reason: z.string().nullable(),
  }),
});

/** What was typed, and whether the next step was reached: a reload in the middle loses nothing and files nothing twice. */
export interface Draft {
  isReviewed: boolean;
  values: Withdrawal;
}

const fresh = (): Draft => ({
  isReviewed: false,
  values: { id: crypto.randomUUID(), orderNumber: '', email: '', name: '', part: null, reason: null },
});

/** The draft of this tab, or an empty one with an id of its own. */
export function loadDraft(): Draft {
  try {
    return DraftSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return fresh();
  }
}

/** Keeps the draft for this tab; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a reload starts anew.
  }
}
