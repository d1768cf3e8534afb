import type { JobDefinition, PayloadOf } from './job.js';

/** Runs at least once, so it must tolerate duplicates. */
export interface Handles<Definition extends JobDefinition> {
  handle(payload: PayloadOf<Definition>): Promise<void>;
}

const handledJob = 'handled-job';

export function JobHandler<Definition extends JobDefinition>(definition: Definition) {
  return <Handler extends new (...args: never[]) => Handles<Definition>>(handler: Handler): void =>
    Reflect.defineMetadata(handledJob, definition, handler);
}

export function jobHandledBy(candidate: unknown): JobDefinition | undefined {
  if (typeof candidate !== 'function') return undefined;
  return Reflect.getMetadata(handledJob, candidate) as JobDefinition | undefined;
}
