import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../event-sourcing/deciding/decider.js';

export function staffContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'staff', id: String(request.staff!.id) });
}

export function shopperContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'customer', id: request.customer ? String(request.customer.id) : null });
}

declare module 'fastify' {
  interface FastifyRequest {
    at?: string;
  }
}

function contextOf(request: FastifyRequest, actor: CommandContext['actor']): CommandContext {
  return { at: request.at ?? new Date().toISOString(), actor, correlationId: request.id, causationId: request.id };
}
