import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotesAct } from '../../auth/acts/noted-act.js';
import { AllowAccess } from '../../auth/access.js';
import { AnswersFile } from '../../http/answers.js';
import { QueueBoard } from './queue-board.js';

const basePath = '/api/admin/queues';

@Controller('api/admin/queues')
@AllowAccess('staff', 'technical')
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  /** The queue on screen, for whoever runs the shop: what waits, runs and failed. It changes nothing. */
  @Get()
  @NotesAct('opened-queues')
  @AnswersFile('text/html')
  showQueues(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Buffer> {
    return this.respond('', request, reply);
  }

  /** Serves its pages, their files and the data that they request. 404 for a request that changes data, 503 `unavailable`. */
  @Get('*')
  showPart(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string | Buffer> {
    return this.respond(request.url.slice(basePath.length + 1).replace(/\?.*$/, ''), request, reply);
  }

  private async respond(path: string, { query }: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> {
    const { type, body, status = 200, policy } = await this.board.respond(path, basePath, query);
    void reply.status(status).type(type);
    if (policy) void reply.header('content-security-policy', policy);
    return body;
  }
}
