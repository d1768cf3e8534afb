import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { OrderListQuerySchema, orderStatuses, type OrderStatus } from '../orders.js';

/** The most orders of one batch. */
export const mostInStatusBatch = 5000;

const batchStatuses = orderStatuses.filter(
  (status): status is Exclude<OrderStatus, 'cancelled'> => status !== 'cancelled',
);

/** `id`: drawn by the caller, so that a repeat starts nothing. A cancellation refunds, so it is no batch. */
export const StartStatusBatchSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  ids: z
    .array(z.string().max(60))
    .min(1, 'Kies een bestelling')
    .max(mostInStatusBatch, 'Kies hoogstens 5.000 bestellingen'),
  status: z.enum(batchStatuses, { error: 'Kies een geldige status' }),
});
export type StartStatusBatch = z.infer<typeof StartStatusBatchSchema>;

/**
 * `state`: `waiting` for the ten seconds in which it can be withdrawn. `refused`: with the Dutch reason, at most 500 of
 * the `refusedCount`.
 */
export const StatusBatchSchema = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  state: z.enum(['waiting', 'running', 'done', 'withdrawn']),
  total: z.int(),
  changedCount: z.int(),
  refusedCount: z.int(),
  refused: z.array(z.object({ id: z.string(), orderNumber: z.string(), message: z.string() })),
});
export type StatusBatch = z.infer<typeof StatusBatchSchema>;

const ship = endpoints({ access: 'staff', permission: 'ship' });
const batchId = { params: { batchId: 'uuid' } } as const;

export const listOrderIds = ship('GET /api/admin/orders/ids', {
  summary: 'The ids of the orders that the filter finds, in the order of the list, at most 5,000.',
  query: OrderListQuerySchema,
  response: z.array(z.string()),
});

export const startStatusBatch = ship('POST /api/admin/orders/status-batches', {
  summary: 'Sets one status on up to 5,000 orders after ten seconds, one by one, and goes on after a crash.',
  body: StartStatusBatchSchema,
});

export const findStatusBatch = ship('GET /api/admin/orders/status-batches/:batchId', {
  summary: 'How far a batch is, and which orders it did not change.',
  ...batchId,
  response: StatusBatchSchema,
  refuses: ['not-found'],
});

export const withdrawStatusBatch = ship('DELETE /api/admin/orders/status-batches/:batchId', {
  summary: 'Withdraws an own batch that has not begun. A repeat changes nothing.',
  ...batchId,
  refuses: ['not-found', 'status-changed-since'],
});
