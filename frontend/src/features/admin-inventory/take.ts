import {
  countReasons,
  explains,
  type BookedStockTake,
  type BookStockTake,
  type CountableProduct,
  type CountReason,
} from '../../../../contracts/stock/stock-takes.js';
import { z } from 'zod';

const LineSchema = z.object({
  typed: z.string(),
  shown: z.number(),
  corrections: z.number().optional(),
  reason: z.enum(countReasons).optional(),
  refusal: z.string().optional(),
});
/**
 * What staff counted of one product. `shown`: what should have lain there when the count was typed, after so many `corrections`
 * (absent in an older take).
 */
export type Line = z.infer<typeof LineSchema>;

const TakeSchema = z.object({
  id: z.string(),
  staffId: z.number(),
  /** For every line without a reason of its own. */
  reason: z.enum(countReasons),
  /** Whether the outcome of a booking is unknown. Nothing may change until the same take is sent again. */
  isSent: z.boolean(),
  lines: z.record(z.string(), LineSchema),
});
/** A stock take that is not booked yet. */
export type Take = z.infer<typeof TakeSchema>;

type Counted = Pick<CountableProduct, 'productId' | 'lying' | 'corrections'>;

export const newTake = (staffId: number): Take => ({
  id: crypto.randomUUID(),
  staffId,
  reason: 'counted',
  isSent: false,
  lines: {},
});

/** Reads the stored take of a member of staff; null for that of somebody else. */
export function takeOf(staffId: number, stored: string | null): Take | null {
  if (stored === null) return null;
  const take = TakeSchema.safeParse(JSON.parse(stored)).data;
  return take?.staffId === staffId ? take : null;
}

/** The number that was typed; null for an empty field, NaN for another text. */
export function countOf({ typed }: Line): number | null {
  if (typed.trim() === '') return null;
  return /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= 1_000_000 ? Number(typed) : NaN;
}

/** The signed difference to what should lie there; null without a number. */
export function differenceOf(line: Line): number | null {
  const count = countOf(line);
  return count === null || Number.isNaN(count) ? null : count - line.shown;
}

/** The reason of a line: its own, else that of the take where it fits. */
export function reasonOf({ reason }: Take, line: Line): CountReason {
  const difference = differenceOf(line) ?? 0;
  return [line.reason, reason].find((one) => one && explains(one, difference)) ?? 'counted';
}

/**
 * Returns the take with another text for a product. What should lie there is kept from the first key press on, and is read anew
 * after a refusal.
 */
export function withTyped(take: Take, { productId, lying, corrections }: Counted, typed: string): Take {
  const { [productId]: former, ...others } = take.lines;
  if (typed === '') return { ...take, lines: others };
  const seen = { shown: lying ?? 0, corrections };
  const kept = former?.refusal === undefined ? { ...seen, ...former } : { ...former, ...seen };
  return { ...take, lines: { ...others, [productId]: { ...kept, typed, refusal: undefined } } };
}

export function withReason(take: Take, productId: number, reason: CountReason): Take {
  const line = take.lines[productId];
  return line ? { ...take, lines: { ...take.lines, [productId]: { ...line, reason } } } : take;
}

/** The differences of a take. */
export function differencesOf(take: Take): BookStockTake['lines'] {
  return Object.entries(take.lines)
    .filter(([, line]) => differenceOf(line))
    .map(([productId, line]) => ({
      productId: Number(productId),
      shown: line.shown,
      corrections: line.corrections,
      counted: countOf(line)!,
      reason: reasonOf(take, line),
    }));
}

/** The take that is left once its differences were sent: those that were refused. */
export function afterBooking(take: Take, { lines }: BookedStockTake): Take {
  const left = lines.flatMap(({ productId, refusal }) =>
    refusal === null ? [] : [[productId, { ...take.lines[productId]!, refusal }] as const],
  );
  return { ...newTake(take.staffId), reason: take.reason, lines: Object.fromEntries(left) };
}
