import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';

export function systemContext(): CommandContext {
  const correlationId = randomUUID();
  const actor = { kind: 'system', id: 'command-line' } as const;
  return { at: new Date().toISOString(), actor, correlationId, causationId: correlationId };
}
