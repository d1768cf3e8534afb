import { Controller } from '@nestjs/common';
import {
  findReplaceable,
  replaceOrder,
  type PlacedReplacement,
  type Replaceable,
} from '../../../contracts/orders/order-replacements.js';
import type { PlacedOrderState } from '../orders/order.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { replaceableOf, replacementIdOf } from './replacement-order.js';
import { Replacements } from './replacements.js';

/** Lets staff replace pieces of an order for free. */
@Controller()
export class ReplacementsController {
  constructor(
    private readonly replacements: Replacements,
    private readonly orders: OrderReader,
    private readonly acts: ActLog,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(findReplaceable)
  async findReplaceable({ params: { id } }: Call<typeof findReplaceable>): Promise<Replaceable> {
    return replaceableOf(await this.placed(id));
  }

  @Handles(replaceOrder)
  async replaceOrder({
    params: { id: orderId },
    body: { id, reason, lines, again },
    request,
    reply,
  }: Call<typeof replaceOrder>): Promise<PlacedReplacement> {
    const { orderNumber: replaced } = await this.placed(orderId);
    const replacementId = replacementIdOf(orderId, id);
    const pieces = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const wanted = { orderId, replacementId, reason, pieces, again };
    await this.acts.note(request, 'order-replaced', replaced);
    const { orderNumber, position } = await this.replacements.request(wanted, staffContext(request));
    await this.afterWrite.wait(position, reply);
    return { id: replacementId, orderNumber };
  }

  private async placed(id: string): Promise<PlacedOrderState> {
    const order = await this.orders.find(id);
    if (!order) throw new DomainError('order-not-found');
    return order;
  }
}
