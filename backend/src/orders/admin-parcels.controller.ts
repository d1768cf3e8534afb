import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { changeTracking, shipParcel } from '../../../contracts/shipping/parcels.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { ChangeParcelTracking } from './commands/change-parcel-tracking.js';
import { ShipParcel } from './commands/ship-parcel.js';

@Controller()
export class AdminParcelsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(shipParcel)
  async shipParcel({ params: { id: orderId }, body, request, reply }: Call<typeof shipParcel>): Promise<void> {
    const pieces = body.pieces.map(({ id, quantity }) => ({ lineId: id, quantity }));
    const command = new ShipParcel({ ...body, orderId, pieces }, staffContext(request));
    const { position } = await this.commands.execute<ShipParcel, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }

  @Handles(changeTracking)
  async changeTracking({
    params: { id: orderId, parcelId },
    body,
    request,
    reply,
  }: Call<typeof changeTracking>): Promise<void> {
    const command = new ChangeParcelTracking({ ...body, orderId, parcelId }, staffContext(request));
    const { position } = await this.commands.execute<ChangeParcelTracking, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
