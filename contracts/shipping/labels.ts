import { z } from 'zod';
import { endpoint, endpoints } from '../endpoint.js';
import { ReceivedWebhookSchema } from '../operations.js';
import { carriers } from './carriers.js';
import { problemStates } from './parcel-states.js';

/** `GET /api/admin/shipping/labels`. Without a connected carrier, staff types the tracking codes. */
export const LabelServiceSchema = z.object({ isConnected: z.boolean() });
export type LabelService = z.infer<typeof LabelServiceSchema>;

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
