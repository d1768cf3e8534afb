import {
  changeOrderStatus,
  previewCancellations,
  changeOrderStatuses,
  undoOrderStatuses,
  type ChangedOrderStatuses,
  type OrderCancellation,
} from '../../../contracts/orders.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { demandPermission } from '../platform/auth/access.js';
import { RefundProofs } from '../platform/auth/refund-proofs.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { errorResponse } from '../platform/http/error-responses.js';
import { staffContext } from '../platform/http/command-context.js';
import { OrderCancellations } from './order-cancellations.query.js';
import { OrderReader } from './order-reader.query.js';
import { OrderStatuses } from './order-statuses.service.js';
import { StatusUndo } from './status-undo.service.js';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly statuses: OrderStatuses,
    private readonly undos: StatusUndo,
    private readonly afterWrite: AfterWrite,
    private readonly cancellations: OrderCancellations,
    private readonly proofs: RefundProofs,
    private readonly orders: OrderReader,
    private readonly acts: ActLog,
  ) {}

  @Handles(changeOrderStatus)
  async changeOrderStatus({
    params: { id: orderId },
    body: { status, endedPlans, leftOut: named = [] },
    request,
    reply,
  }: Call<typeof changeOrderStatus>): Promise<void> {
    if (status === 'cancelled') await this.admitCancellation([orderId], request);
    const leftOut = named.map(({ id, quantity }) => ({ lineId: id, quantity }));
    const requested = { orderId, status, endedPlans, leftOut };
    const { position } = await this.statuses.set(requested, staffContext(request));
    await this.afterWrite.wait(position, reply);
  }

  @Handles(previewCancellations)
  previewCancellations({ body: { ids }, request }: Call<typeof previewCancellations>): Promise<OrderCancellation[]> {
    return this.cancellations.preview(new Set(ids), staffContext(request));
  }

  @Handles(changeOrderStatuses)
  async changeOrderStatuses({
    body: { ids, status, endedPlans },
    request,
    reply,
  }: Call<typeof changeOrderStatuses>): Promise<ChangedOrderStatuses> {
    if (status === 'cancelled') await this.admitCancellation(new Set(ids), request);
    return this.changeEach(ids, reply, (orderId) =>
      this.statuses.set({ orderId, status, endedPlans: endedPlans?.[orderId] }, staffContext(request)),
    );
  }

  @Handles(undoOrderStatuses)
  undoOrderStatuses({
    body: { ids, status },
    request,
    reply,
  }: Call<typeof undoOrderStatuses>): Promise<ChangedOrderStatuses> {
    return this.changeEach(ids, reply, (orderId) => this.undos.undo(orderId, status, staffContext(request)));
  }

  /** Lists the orders that refuse their change, and waits for the read models to apply the others. */
  private async changeEach(
    ids: readonly string[],
    reply: FastifyReply,
    change: (orderId: string) => Promise<CommandResult | null>,
  ): Promise<ChangedOrderStatuses> {
    const response: ChangedOrderStatuses = { changed: [], refused: [] };
    let last: bigint | null = null;
    for (const orderId of new Set(ids)) {
      try {
        const position = (await change(orderId))?.position ?? null;
        if (position !== null && (last === null || position > last)) last = position;
        response.changed.push(orderId);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { message } = errorResponse(error.code, error.details);
        response.refused.push({ id: orderId, code: error.code, message });
      }
    }
    await this.afterWrite.wait(last, reply);
    return response;
  }

  /** Records the cancellation of each order that is not cancelled yet. */
  private async admitCancellation(orderIds: Iterable<string>, request: FastifyRequest): Promise<void> {
    demandPermission(request.staff, 'refund');
    await this.proofs.admit(request.staff!, await this.cancellations.refundsOf(orderIds, staffContext(request)));
    for (const orderId of orderIds) {
      const order = await this.orders.find(orderId);
      if (order && order.status !== 'cancelled') await this.acts.note(request, 'order-cancelled', order.orderNumber);
    }
  }
}
