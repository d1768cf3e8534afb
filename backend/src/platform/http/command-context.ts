import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../event-sourcing/deciding/decider.js';

/** The context of a command that a member of staff gives, now. */
export function staffContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'staff', id: String(request.staff!.id) });
}

/** The context of a command that a shopper gives, logged in or not, now. */
export function shopperContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'customer', id: request.customer ? String(request.customer.id) : null });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came in, by the clock of the shop. */
    at?: string;
  }
}

function contextOf(request: FastifyRequest, actor: CommandContext['actor']): CommandContext {
  return { at: request.at ?? new Date().toISOString(), actor, correlationId: request.id, causationId: request.id };
}
