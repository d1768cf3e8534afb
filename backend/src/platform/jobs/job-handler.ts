import type { JobDefinition, PayloadOf } from './job.js';

/** Does the work of one job. Runs at least once: what it does must bear a repeat. */
export interface Handles<Definition extends JobDefinition> {
  handle(payload: PayloadOf<Definition>): Promise<void>;
}

const handledJob = 'handled-job';

/** Marks a provider as the one that handles a job; its `handle` must take that job's payload. */
export function JobHandler<Definition extends JobDefinition>(definition: Definition) {
  return <Handler extends new (...args: never[]) => Handles<Definition>>(handler: Handler): void =>
    Reflect.defineMetadata(handledJob, definition, handler);
}

/** The job that a class handles, or undefined for any other class. */
export function jobHandledBy(candidate: unknown): JobDefinition | undefined {
  if (typeof candidate !== 'function') return undefined;
  return Reflect.getMetadata(handledJob, candidate) as JobDefinition | undefined;
}
