import { z } from 'zod';

/** Ids and plain facts. Text does not compile, so that queues hold no personal data. */
type PayloadField = z.ZodUUID | z.ZodInt | z.ZodNumber | z.ZodISODate;
type PayloadSchema = z.ZodObject<Record<string, PayloadField>, z.core.$strict>;

/** `attempts` includes the first; `backoffMs` doubles with each retry. `everyMs` marks a sweep without payload. */
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

/** Declares a sweep: it runs every so many milliseconds, and its next run does what a failed one left. */
export function defineSweep(
  name: string,
  everyMs: number,
): JobDefinition<z.ZodObject<Record<never, never>, z.core.$strict>> {
  return { name, payload: z.strictObject({}), attempts: 1, backoffMs: 0, everyMs };
}

export const jobDefinitions = Symbol('job-definitions');

/** The key of a job: injective, without `:` and plain integers, which BullMQ refuses. */
export function jobKey({ name }: JobDefinition, id: string): string {
  return `${name}/${encodeURIComponent(id)}`;
}
