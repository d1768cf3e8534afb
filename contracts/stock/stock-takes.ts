import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** Why a count differs from what should lie on the shelf. `found` raises the stock, `damaged` and `expired` lower it. */
export const countReasons = ['counted', 'damaged', 'expired', 'found'] as const;
export type CountReason = (typeof countReasons)[number];

/** Whether a reason can explain a difference. */
export function explains(reason: CountReason, difference: number): boolean {
  if (reason === 'counted') return true;
  return reason === 'found' ? difference > 0 : difference < 0;
}

/**
 * A row of `GET /api/admin/inventory/takes`, by name. `lying`: the pieces on the shelf, with those that are sold and have
 * not left; null while the stock is unlimited. `sold`: how many of them are sold. `corrections`: how often the shelf was corrected.
 */
export const CountableProductSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  lying: z.number().int().nullable(),
  sold: z.number().int(),
  corrections: z.number().int(),
});
export type CountableProduct = z.infer<typeof CountableProductSchema>;

/** The most differences that one call books. */
export const mostCounted = 500;

const pieces = z.number({ error: 'Vul een aantal in' }).int('Vul bij Aantal een heel getal in');

/**
 * `shown` and `corrections`: what should lie there when staff counted, and how often the shelf had been corrected. The difference is
 * booked, so a sale meanwhile still counts. After another correction it is refused, because that may already contain it.
 */
const CountedProductSchema = z
  .strictObject({
    productId: z
      .number()
      .int()
      .positive()
      .max(2 ** 31 - 1),
    shown: pieces.min(-1_000_000, 'Aantal is te laag').max(1_000_000, 'Aantal is te hoog'),
    counted: pieces.min(0, 'Aantal is te laag').max(1_000_000, 'Aantal is te hoog'),
    corrections: z.int().min(0).optional(), // older tabs do not send it
    reason: z.enum(countReasons, { error: 'Kies een reden' }),
  })
  .superRefine(({ shown, counted, reason }, context) => {
    const difference = counted - shown;
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (difference === 0) refuse('counted', 'Hier is geen verschil');
    else if (!explains(reason, difference)) refuse('reason', 'Deze reden past niet bij het verschil');
  })
  .meta({ examples: [{ productId: 1, shown: 50, counted: 48, reason: 'damaged' }] });

export const BookStockTakeSchema = z.strictObject({
  /** Drawn once for each take: a difference is booked once, however often it is sent. */
  id: z.uuid(),
  lines: z
    .array(CountedProductSchema)
    .min(1, 'Er is geen verschil')
    .max(mostCounted, `Boek hoogstens ${mostCounted} verschillen tegelijk`)
    .refine(
      (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
      'Een product staat er twee keer in',
    ),
});
export type BookStockTake = z.input<typeof BookStockTakeSchema>;

/** What came of each difference. `refusal`: the Dutch sentence that says why it is not booked. */
export const BookedStockTakeSchema = z.object({
  lines: z.array(z.object({ productId: z.number().int(), refusal: z.string().nullable() })),
});
export type BookedStockTake = z.infer<typeof BookedStockTakeSchema>;

export const listCountable = endpoint('GET /api/admin/inventory/takes', {
  access: 'staff',
  permission: 'change-stock',
  summary: 'What should lie on the shelf, for a stock take.',
  response: z.array(CountableProductSchema),
});

export const bookStockTake = endpoint('POST /api/admin/inventory/takes', {
  access: 'staff',
  permission: 'change-stock',
  summary: 'Books the differences of a stock take, each once. A refused one does not stop the others.',
  body: BookStockTakeSchema,
  response: BookedStockTakeSchema,
});
