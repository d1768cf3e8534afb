import { z } from 'zod';
import { endpoint, endpoints } from '../endpoint.js';
import { ReceivedWebhookSchema } from '../operations.js';
import { carriers } from './carriers.js';
import { problemStates } from './parcel-states.js';
import { mostShipped } from './queue.js';

/** `GET /api/admin/shipping/labels`. Without a connected carrier, staff types the tracking codes. */
export const LabelServiceSchema = z.object({ isConnected: z.boolean() });
export type LabelService = z.infer<typeof LabelServiceSchema>;

/** The label of a parcel that left. `madeAt`: when staff had it made. */
export const MadeLabelSchema = z.object({
  parcelId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  carrier: z.enum(carriers).nullable(),
  trackingCode: z.string().nullable(),
  madeAt: z.string(),
});
export type MadeLabel = z.infer<typeof MadeLabelSchema>;

/** `POST /api/admin/shipping/labels/print`. Labels that were cancelled since are left out. */
export const PrintLabelsSchema = z.strictObject({
  parcelIds: z.array(z.uuid()).min(1, 'Kies een pakket').max(mostShipped, 'Kies hoogstens 500 pakketten'),
});

/** `cancel-refused`: the carrier charges a label that no parcel left with. */
export const parcelProblems = [...problemStates, 'cancel-refused'] as const;

/** A row of `GET /api/admin/parcel-problems`, newest first. */
export const ParcelProblemSchema = z.object({
  parcelId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  problem: z.enum(parcelProblems),
  carrier: z.enum(carriers).nullable(),
  trackingCode: z.string().nullable(),
  since: z.string(),
});
export type ParcelProblem = z.infer<typeof ParcelProblemSchema>;

const ship = endpoints({ access: 'staff', permission: 'ship' });

export const findLabelService = ship('GET /api/admin/shipping/labels', {
  summary: 'Whether a carrier is connected that makes labels.',
  response: LabelServiceSchema,
});

export const printBatchLabels = ship('GET /api/admin/shipping/batches/:id/labels', {
  summary: 'The labels of a batch in one file, one A6 page each, in the order of its slips.',
  params: { id: 'uuid' },
  response: { file: 'application/pdf' },
  refuses: ['not-found', 'no-labels', 'carrier-not-connected', 'carrier-unavailable'],
});

export const listMadeLabels = ship('GET /api/admin/shipping/labels/made', {
  summary: 'The labels of parcels that left, newest first, at most 500.',
  response: z.array(MadeLabelSchema),
});

export const listOrderLabels = ship('GET /api/admin/orders/:id/labels', {
  summary: 'The labels of the parcels of an order that left.',
  response: z.array(MadeLabelSchema),
  refuses: ['order-not-found'],
});

export const printLabels = ship('POST /api/admin/shipping/labels/print', {
  summary: 'The labels of these parcels in one file, one A6 page each, in this order. Reads them from the carrier.',
  body: PrintLabelsSchema,
  response: { file: 'application/pdf' },
  refuses: ['no-labels', 'carrier-not-connected', 'carrier-unavailable'],
});

export const listParcelProblems = ship('GET /api/admin/parcel-problems', {
  summary: 'Parcels that do not arrive by themselves, newest first, at most 500.',
  response: z.array(ParcelProblemSchema),
});

export const markParcelProblemHandled = ship('POST /api/admin/parcel-problems/:parcelId/handled', {
  summary: 'Takes a parcel off the list, after staff settled it with the customer or the carrier.',
  params: { parcelId: 'uuid' },
  refuses: ['not-found'],
});

export const receiveCarrierWebhook = endpoint('POST /api/webhooks/sendcloud', {
  access: 'open',
  summary:
    'Stores that a parcel has news, and reads its state from the carrier afterwards. A webhook about another parcel is ignored; a failure responds with 5xx, so that the carrier retries.',
  response: ReceivedWebhookSchema,
  refuses: ['not-allowed'],
});
