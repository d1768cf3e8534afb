import { Controller } from '@nestjs/common';
import {
  findReplaceable,
  replaceOrder,
  type PlacedReplacement,
  type Replaceable,
} from '../../../contracts/order-replacements.js';
import { OrderReader } from '../orders/order-reader.query.js';
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
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(findReplaceable)
  async findReplaceable({ params: { id } }: Call<typeof findReplaceable>): Promise<Replaceable> {
    const order = await this.orders.find(id);
    if (!order) throw new DomainError('order-not-found');
    return replaceableOf(order);
  }

  @Handles(replaceOrder)
  async replaceOrder({
    params: { id: orderId },
    body: { id, reason, lines, again },
    request,
    reply,
  }: Call<typeof replaceOrder>): Promise<PlacedReplacement> {
    const replacementId = replacementIdOf(orderId, id);
    const pieces = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const wanted = { orderId, replacementId, reason, pieces, again };
    const { orderNumber, position } = await this.replacements.request(wanted, staffContext(request));
    await this.afterWrite.wait(position, reply);
    return { id: replacementId, orderNumber };
  }
}
