import { showQueues, showPart } from '../../../../../contracts/operations.js';
import { Handles, type Call } from '../../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotesAct } from '../../auth/acts/noted-act.js';
import { QueueBoard } from './queue-board.js';

@Controller()
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  @Handles(showQueues)
  @NotesAct('opened-queues')
  showQueues({ request, reply }: Call<typeof showQueues>): Promise<string | Buffer> {
    return this.respond('', request, reply);
  }

  @Handles(showPart)
  showPart({ request, reply }: Call<typeof showPart>): Promise<string | Buffer> {
    return this.respond(request.url.slice(showQueues.path.length + 1).replace(/\?.*$/, ''), request, reply);
  }

  private async respond(path: string, { query }: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> {
    const { type, body, status = 200, policy } = await this.board.respond(path, showQueues.path, query);
    void reply.status(status).type(type);
    if (policy) void reply.header('content-security-policy', policy);
    return body;
  }
}
