import type { z } from 'zod';

/** What a payload may hold: ids and plain facts. Text is refused by the compiler: a queue knows no personal data. */
type PayloadField = z.ZodUUID | z.ZodInt | z.ZodNumber | z.ZodISODate;
type PayloadSchema = z.ZodObject<Record<string, PayloadField>, z.core.$strict>;

/**
 * A promise between who asks for work and who does it. `attempts` counts the first try, `backoffMs` doubles with each
 * retry. A job with `everyMs` is a sweep: workers run it at that interval, with an empty payload.
 */
export interface JobDefinition<Payload extends PayloadSchema = PayloadSchema> {
  name: string;
  payload: Payload;
  attempts: number;
  backoffMs: number;
  everyMs?: number;
}

export type PayloadOf<Definition extends JobDefinition> = z.infer<Definition['payload']>;

/** Declares a job. It runs once it stands in all-jobs.ts and a provider handles it. */
export function defineJob<Payload extends PayloadSchema>(declared: JobDefinition<Payload>): JobDefinition<Payload> {
  return declared;
}

/** Injection token of all jobs, so that a test provides its own. */
export const jobDefinitions = Symbol('job-definitions');

/** The key of one piece of work in the queue: injective, and free of the `:` and plain integers that BullMQ refuses. */
export function jobKey({ name }: JobDefinition, id: string): string {
  return `${name}/${encodeURIComponent(id)}`;
}
