import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { LotNumberSchema } from './lots.js';
import { typedText } from '../values/typed-text.js';

const sentence = (missing: string) =>
  z.string({ error: missing }).overwrite(typedText).trim().min(1, missing).max(1000, 'Gebruik hoogstens 1000 tekens');

/** What the mail of a recall says. `withPossible`: also to who possibly received pieces of the lot. */
export const RecallTextsSchema = z.strictObject({
  productId: z.number().int().positive(),
  lot: LotNumberSchema,
  reason: sentence('Vul in wat er aan de hand is'),
  instruction: sentence('Vul in wat de klant moet doen'),
  withPossible: z.boolean(),
});

/** `POST /api/admin/recalls`. `id` makes it idempotent: nobody is mailed twice. */
export const StartRecallSchema = RecallTextsSchema.extend({ id: z.uuid() });
export type StartRecall = z.infer<typeof StartRecallSchema>;

/** `POST /api/admin/recalls/preview`: the mail as one of the recipients gets it, and how many there are now. */
export const RecallPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  recipients: z.number().int(),
});
export type RecallPreview = z.infer<typeof RecallPreviewSchema>;

/**
 * A row of `GET /api/admin/recalls`, newest first. `isMailing`: mails are still being queued. `queued` waits to be sent;
 * `failed` waits for staff or has nobody to go to any more.
 */
export const RecallSchema = z.object({
  id: z.uuid(),
  productId: z.number().int(),
  productName: z.string(),
  lot: z.string(),
  reason: z.string(),
  instruction: z.string(),
  withPossible: z.boolean(),
  startedAt: z.string(),
  isMailing: z.boolean(),
  mails: z.object({ queued: z.number().int(), sent: z.number().int(), failed: z.number().int() }),
});
export type Recall = z.infer<typeof RecallSchema>;

const recalls = endpoints({ access: 'staff', permission: 'recall' });

export const listRecalls = recalls('GET /api/admin/recalls', {
  summary: 'Recalls with the progress of their mails, newest first.',
  response: z.array(RecallSchema),
});

export const previewRecall = recalls('POST /api/admin/recalls/preview', {
  summary: 'Shows the mail of a recall. Changes nothing.',
  body: RecallTextsSchema,
  response: RecallPreviewSchema,
  refuses: ['lot-unknown'],
});

export const startRecall = recalls('POST /api/admin/recalls', {
  summary: 'Keeps a lot out of parcels and mails who received it, each mailbox once; `lot-recalled` by another call.',
  body: StartRecallSchema,
  refuses: ['lot-unknown', 'lot-recalled'],
});

export const mailNewRecipients = recalls('POST /api/admin/recalls/:id/mails', {
  summary: 'Mails who turned out to have received the lot since; nobody twice.',
  params: { id: 'uuid' },
  refuses: ['not-found'],
});
