import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../event-sourcing/decider.js';

/** The context of a command that a member of staff gives, now. */
export function staffContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'staff', id: String(request.staff!.id) });
}

/** The context of a command that a shopper gives, now. */
export function shopperContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'customer', id: null });
}

function contextOf(request: FastifyRequest, actor: CommandContext['actor']): CommandContext {
  return { at: new Date().toISOString(), actor, correlationId: request.id, causationId: request.id };
}
