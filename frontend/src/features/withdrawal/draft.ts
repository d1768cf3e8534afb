import { z } from 'zod';
import type { Withdrawal } from '../../../../contracts/withdrawals.js';
import { readStored, store } from '../../lib/storage/device-storage';

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

/** The input, and whether the review step was reached. After a reload nothing is lost, and nothing is filed twice. */
export interface Draft {
  isReviewed: boolean;
  values: Withdrawal;
}

/** Returns an empty draft with an id of its own. */
export const freshDraft = (): Draft => ({
  isReviewed: false,
  values: { id: crypto.randomUUID(), orderNumber: '', email: '', name: '', part: null, reason: null },
});

/** Returns the draft of this tab; null when there is none or it cannot be read. */
export function loadDraft(): Draft | null {
  try {
    return DraftSchema.parse(JSON.parse(readStored('tab', key) ?? ''));
  } catch {
    return null;
  }
}

/** Stores the draft for this tab; null removes it. */
export function keepDraft(draft: Draft | null): void {
  store('tab', key, draft && JSON.stringify(draft));
}
