import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { notedActKey, type NotedAct } from '../../platform/auth/acts/noted-act.js';
import { endpointOf } from '../../platform/endpoints/handles.js';
import { listOfRoute } from './recorded-reads.js';
import { Logbook } from './logbook.js';

/** Records exports and `NotesAct` routes before their handlers run: what cannot be recorded is refused. */
@Injectable()
export class NoteActs implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly logbook: Logbook,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.staff) await this.note(context.getHandler(), request);
    return next.handle();
  }

  private async note(handler: ReturnType<ExecutionContext['getHandler']>, request: FastifyRequest): Promise<void> {
    const noted = this.reflector.get<NotedAct | undefined>(notedActKey, handler);
    if (noted) {
      const subject = subjectOf(noted, request);
      if (request.method === 'GET') await this.logbook.noteOnce(request, noted.act, subject);
      else await this.logbook.note(request, noted.act, subject);
      return;
    }
    if (isExport(endpointOf(handler))) await this.logbook.note(request, 'exported', listOfRoute(request));
  }
}

/** Lists, the audit file and the invoices of a period. */
const exportTypes = ['text/csv', 'application/xml', 'application/zip'];

export function isExport({ response }: Partial<Endpoint> = {}): boolean {
  return response !== undefined && 'file' in response && exportTypes.includes(response.file);
}

const subjectOf = ({ subject }: NotedAct, { params }: FastifyRequest): string | null =>
  subject ? ((params as Record<string, string>)[subject] ?? null) : null;
