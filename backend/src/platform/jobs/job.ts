import type { z } from 'zod';

/** Ids and plain facts. Text does not compile, so that queues hold no personal data. */
type PayloadField = z.ZodUUID | z.ZodInt | z.ZodNumber | z.ZodISODate;
type PayloadSchema = z.ZodObject<Record<string, PayloadField>, z.core.$strict>;

/**
 * Declares payload and policy of a job. `attempts` includes the first one; `backoffMs` doubles with each retry. A job
 * with `everyMs` is a sweep with an empty payload.
 */
export interface JobDefinition<Payload extends PayloadSchema = PayloadSchema> {
  name: string;
  payload: Payload;
  attempts: number;
  backoffMs: number;
  everyMs?: number;
}

export type PayloadOf<Definition extends JobDefinition> = z.infer<Definition['payload']>;

/** A job runs once it is listed in all-jobs.ts and has a handler. */
export function defineJob<Payload extends PayloadSchema>(declared: JobDefinition<Payload>): JobDefinition<Payload> {
  return declared;
}

/** Injection token of all jobs; tests provide their own. */
export const jobDefinitions = Symbol('job-definitions');

/** The key of a job: injective, without `:` and plain integers, which BullMQ refuses. */
export function jobKey({ name }: JobDefinition, id: string): string {
  return `${name}/${encodeURIComponent(id)}`;
}
