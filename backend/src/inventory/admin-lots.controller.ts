import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { assignToLot, correctShipment } from '../../../contracts/stock/lots.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { InvalidInputError } from '../platform/http/invalid-input.js';
import { AssignToLot } from './commands/assign-to-lot.js';
import { CorrectShipment } from './commands/correct-shipment.js';
import { ExistingProducts } from './existing-products.port.js';

@Controller()
export class AdminLotsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly products: ExistingProducts,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(assignToLot)
  async assignToLot({ body, request, reply }: Call<typeof assignToLot>): Promise<void> {
    if (!(await this.products.exists(body.productId)))
      throw new InvalidInputError({ productId: 'Selecteer een product' });
    const command = new AssignToLot(body, staffContext(request));
    const { position } = await this.commands.execute<AssignToLot, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }

  @Handles(correctShipment)
  async correctShipment({
    params: { id: orderId },
    body,
    request,
    reply,
  }: Call<typeof correctShipment>): Promise<void> {
    const command = new CorrectShipment({ ...body, orderId }, staffContext(request));
    const { position } = await this.commands.execute<CorrectShipment, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
