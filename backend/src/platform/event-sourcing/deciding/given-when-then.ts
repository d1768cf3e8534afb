import type { ErrorCode } from '../../../../../contracts/errors.js';
import { decide, fold, type Command, type CommandContext, type Decider } from './decider.js';
import { DomainError } from '../../errors/domain-error.js';
import type { Event } from '../events.js';

export function contextAt(at = '2026-03-02T09:00:00.000Z'): CommandContext {
  return { at, actor: { kind: 'system', id: null }, correlationId: 'test', causationId: 'test' };
}

/** `then` also expects that a repeated command returns nothing, because processes and retries rely on it. */
export function given<State, E extends Event>(decider: Decider<State, E>, past: readonly E[] = []) {
  const outcome = (command: Command, history: readonly E[]) =>
    decide(decider, command, fold(decider, decider.initialState, history));
  return {
    when: (command: Command) => ({
      then(expected: readonly E[], askedTwice: 'nothing' | 'again' = 'nothing') {
        const events = outcome(command, past);
        expect(events).toEqual(expected);
        if (askedTwice === 'nothing') expect(outcome(command, [...past, ...events])).toEqual([]);
      },
      thenNothing() {
        expect(outcome(command, past)).toEqual([]);
      },
      thenRefused(code: ErrorCode, details?: DomainError['details']) {
        let refusal: unknown;
        try {
          outcome(command, past);
        } catch (error) {
          refusal = error;
        }
        expect(refusal).toBeInstanceOf(DomainError);
        expect((refusal as DomainError).code).toBe(code);
        if (details) expect((refusal as DomainError).details).toEqual(details);
      },
    }),
  };
}
