import { z } from 'zod';
import type { Withdrawal } from '../../../../contracts/withdrawals.js';
import { readStored, store } from '../../lib/storage/device-storage';

const key = 'withdrawal-draft';

const StatementSchema = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  email: z.string(),
  name: z.string(),
  part: z.string().nullable(),
  reason: z.string().nullable(),
});
const DraftSchema = z.object({
  isReviewed: z.boolean(),
  values: StatementSchema,
  sent: StatementSchema.nullable().default(null),
});

/** The fields of a statement that the person fills in. */
export const filledFields = ['orderNumber', 'email', 'name', 'part', 'reason'] as const;

/** The input, and whether the review step was reached. After a reload nothing is lost, and nothing is filed twice. */
export interface Draft {
  isReviewed: boolean;
  values: Withdrawal;
  /** What the last attempt sent; null before the first. */
  sent: Withdrawal | null;
}

/** Returns an empty draft with an id of its own. */
export const freshDraft = (): Draft => ({
  isReviewed: false,
  values: { id: crypto.randomUUID(), orderNumber: '', email: '', name: '', part: null, reason: null },
  sent: null,
});

/**
 * Returns the draft for the review. What differs from the last attempt gets a new id: the response of that attempt may
 * have been lost, and the server ignores another statement with the id of one that it has.
 */
export function reviewed({ sent }: Draft, filled: Withdrawal): Draft {
  if (sent === null) return { isReviewed: true, values: filled, sent };
  const isUnchanged = filledFields.every((name) => filled[name] === sent[name]);
  return { isReviewed: true, values: isUnchanged ? sent : { ...filled, id: crypto.randomUUID() }, sent };
}

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
