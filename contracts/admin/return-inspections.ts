import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { damageReasons } from '../returns.js';

/** Counted in jars. A subscription can deliver twelve as one piece. */
const PiecesSchema = z.int('Vul een heel aantal in').min(0, 'Vul 0 of meer in').max(2000, 'Vul hoogstens 2000 in');
const arrived = { id: z.string().max(200), received: PiecesSchema };
const isNamedOnce = (pieces: readonly { id: string }[]) => new Set(pieces.map(({ id }) => id)).size === pieces.length;

/** `PUT /api/admin/returns/{id}/receipt` (204). `id`: an order line of the return. Lines that are not named did not arrive. */
export const ReceiveReturnSchema = z.strictObject({
  pieces: z.array(z.strictObject(arrived)).min(1).max(100).refine(isNamedOnce, 'Noem elk product één keer'),
});
export type ReceiveReturn = z.infer<typeof ReceiveReturnSchema>;

/**
 * `PUT /api/admin/returns/{id}/inspection` (204). `restocked`: the received pieces that return to stock, exactly once. The
 * others need a `damageReason`. A repeat changes nothing; other figures than those of a colleague are refused.
 */
export const InspectReturnSchema = z.strictObject({
  pieces: z
    .array(
      z
        .strictObject({
          ...arrived,
          restocked: PiecesSchema,
          damageReason: z.enum(damageReasons, { error: 'Kies een reden' }).nullable(),
        })
        .refine(({ received, restocked }) => restocked <= received, {
          path: ['restocked'],
          message: 'Niet meer dan er ontvangen zijn',
        })
        .refine(({ received, restocked, damageReason }) => restocked >= received || damageReason !== null, {
          path: ['damageReason'],
          message: 'Kies een reden',
        }),
    )
    .min(1)
    .max(100)
    .refine(isNamedOnce, 'Noem elk product één keer'),
});
export type InspectReturn = z.infer<typeof InspectReturnSchema>;

const receive = endpoints({ access: 'staff', permission: 'receive' });
const refuses = [
  'return-not-found',
  'return-kept-here',
  'return-rejected',
  'return-exceeds-request',
  'return-inspected-otherwise',
] as const;

export const receiveReturn = receive('PUT /api/admin/returns/:id/receipt', {
  summary: 'Records which pieces of a return arrived.',
  body: ReceiveReturnSchema,
  refuses,
});

export const inspectReturn = receive('PUT /api/admin/returns/:id/inspection', {
  summary: 'Records which pieces arrived and return to stock. The proposed refund follows from it.',
  body: InspectReturnSchema,
  refuses,
});
