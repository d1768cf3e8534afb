import type { StreamableFile } from '@nestjs/common';
import type { z, ZodType } from 'zod';

/** What a route answers when all went well: JSON of this shape, or a file of this kind. */
export type StatedAnswer = { schema: ZodType } | { mediaType: string };

const answerKey = Symbol('answer');

/** JSON that was made before (by Postgres, or once for all) passes as text or as a stream. */
type MadeBefore = string | StreamableFile;
type Handler<T> = { value?: (...taken: never[]) => T | Promise<T> };

/**
 * What a route answers, as JSON. The compiler holds the handler to it; the test shop holds every real answer to it, also
 * JSON that was made before and fields that the contract does not know.
 */
export function Answers<S extends ZodType>(schema: S) {
  return <T extends z.input<S> | MadeBefore>(_: object, __: string, { value }: Handler<T>): void =>
    state(value!, { schema });
}

/** What a route answers when it is no JSON: `text/csv`. */
export function AnswersFile(mediaType: string) {
  return (_: object, __: string, { value }: Handler<MadeBefore | Buffer>): void => state(value!, { mediaType });
}

/** What a handler says that it answers; undefined when it answers nothing (204). */
export function statedAnswer(handler: object): StatedAnswer | undefined {
  return Reflect.getMetadata(answerKey, handler) as StatedAnswer | undefined;
}

function state(handler: object, answer: StatedAnswer): void {
  Reflect.defineMetadata(answerKey, answer, handler);
}
