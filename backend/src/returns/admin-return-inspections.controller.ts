import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { inspectReturn, receiveReturn } from '../../../contracts/admin/return-inspections.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { InspectReturn } from './commands/inspect-return.js';
import { ReceiveReturn } from './commands/receive-return.js';

@Controller()
export class AdminReturnInspectionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(receiveReturn)
  async receiveReturn({
    params: { id: returnId },
    body: { pieces },
    request,
    reply,
  }: Call<typeof receiveReturn>): Promise<void> {
    const arrived = pieces.map(({ id: lineId, received: quantity }) => ({ lineId, quantity }));
    await this.run(new ReceiveReturn({ returnId, pieces: arrived }, staffContext(request)), reply);
  }

  @Handles(inspectReturn)
  async inspectReturn({
    params: { id: returnId },
    body: { pieces },
    request,
    reply,
  }: Call<typeof inspectReturn>): Promise<void> {
    const found = pieces.map(({ id: lineId, ...piece }) => ({ lineId, ...piece }));
    await this.run(new InspectReturn({ returnId, pieces: found }, staffContext(request)), reply);
  }

  private async run(command: ReceiveReturn | InspectReturn, reply: FastifyReply): Promise<void> {
    const { position } = await this.commands.execute<ReceiveReturn | InspectReturn, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
