import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../event-sourcing/deciding/decider.js';

/** The context of a command of a member of staff. */
export function staffContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'staff', id: String(request.staff!.id) });
}

/** The context of a command of a shopper, logged in or not. */
export function shopperContext(request: FastifyRequest): CommandContext {
  return contextOf(request, { kind: 'customer', id: request.customer ? String(request.customer.id) : null });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived, by the shop's clock. */
    at?: string;
  }
}

function contextOf(request: FastifyRequest, actor: CommandContext['actor']): CommandContext {
  return { at: request.at ?? new Date().toISOString(), actor, correlationId: request.id, causationId: request.id };
}
