import { Body, Controller, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ChangedOrderStatusesSchema,
  ChangeOrderStatusesSchema,
  ChangeOrderStatusSchema,
  OrderCancellationSchema,
  PreviewCancellationsSchema,
  type ChangedOrderStatuses,
  type ChangeOrderStatus as ChangeOrderStatusBody,
  type ChangeOrderStatuses,
  type OrderCancellation,
  type PreviewCancellations,
} from '../../../contracts/orders.js';
import { z } from 'zod';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { AllowAccess, demandPermission } from '../platform/auth/access.js';
import { RefundProofs } from '../platform/auth/refund-proofs.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { Answers } from '../platform/http/answers.js';
import { errorResponse } from '../platform/http/error-responses.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { staffContext } from '../platform/http/command-context.js';
import { OrderCancellations } from './order-cancellations.query.js';
import { OrderReader } from './order-reader.query.js';
import { OrderStatuses } from './order-statuses.service.js';

@Controller('api/admin/orders')
@AllowAccess('staff', 'ship')
export class AdminOrdersController {
  constructor(
    private readonly statuses: OrderStatuses,
    private readonly afterWrite: AfterWrite,
    private readonly cancellations: OrderCancellations,
    private readonly proofs: RefundProofs,
    private readonly orders: OrderReader,
    private readonly acts: ActLog,
  ) {}

  /**
   * Sets any status; `cancelled` needs the permission `refund`, and 403 `factor-needed` asks for a fresh proof. 404
   * `order-not-found`, 409 `order-not-paid`, `order-cancelled` or `order-(partly-)withdrawn`.
   */
  @Patch(':id/status')
  @HttpCode(204)
  async changeOrderStatus(
    @Param('id') orderId: string,
    @Body(parsedBy(ChangeOrderStatusSchema)) { status, endedPlans, leftOut: named = [] }: ChangeOrderStatusBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (status === 'cancelled') await this.admitCancellation([orderId], request);
    const leftOut = named.map(({ id, quantity }) => ({ lineId: id, quantity }));
    const requested = { orderId, status, endedPlans, leftOut };
    const { position } = await this.statuses.set(requested, staffContext(request));
    await this.afterWrite.wait(position, reply);
  }

  /** Returns the refund and the ended subscriptions of a cancellation. Changes nothing. */
  @Post('cancellations')
  @AllowAccess('staff', 'refund')
  @Answers(z.array(OrderCancellationSchema))
  @HttpCode(200)
  previewCancellations(
    @Body(parsedBy(PreviewCancellationsSchema)) { ids }: PreviewCancellations,
    @Req() request: FastifyRequest,
  ): Promise<OrderCancellation[]> {
    return this.cancellations.preview(new Set(ids), staffContext(request));
  }

  /**
   * Sets one status on several orders; `cancelled` needs the permission `refund`, and 403 `factor-needed` asks for a
   * fresh proof. Lists the refused orders and changes the others.
   */
  @Post('status')
  @Answers(ChangedOrderStatusesSchema)
  @HttpCode(200)
  async changeOrderStatuses(
    @Body(parsedBy(ChangeOrderStatusesSchema)) { ids, status, endedPlans }: ChangeOrderStatuses,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangedOrderStatuses> {
    if (status === 'cancelled') await this.admitCancellation(new Set(ids), request);
    const response: ChangedOrderStatuses = { changed: [], refused: [] };
    let last: bigint | null = null;
    for (const orderId of new Set(ids)) {
      try {
        const requested = { orderId, status, endedPlans: endedPlans?.[orderId] };
        const { position } = await this.statuses.set(requested, staffContext(request));
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
