import type { StreamableFile } from '@nestjs/common';
import type { z, ZodType } from 'zod';

export type StatedAnswer = { schema: ZodType } | { mediaType: string };

const answerKey = Symbol('answer');

/** JSON that was serialised before passes as text or as a stream. */
type MadeBefore = string | StreamableFile;
type Handler<T> = { value?: (...taken: never[]) => T | Promise<T> };

/** The compiler checks the handler; the test shop checks every real response, including unknown fields. */
export function Answers<S extends ZodType>(schema: S) {
  return <T extends z.input<S> | MadeBefore>(_: object, __: string, { value }: Handler<T>): void =>
    state(value!, { schema });
}

export function AnswersFile(mediaType: string) {
  return (_: object, __: string, { value }: Handler<MadeBefore | Buffer>): void => state(value!, { mediaType });
}

export function statedAnswer(handler: object): StatedAnswer | undefined {
  return Reflect.getMetadata(answerKey, handler) as StatedAnswer | undefined;
}

function state(handler: object, response: StatedAnswer): void {
  Reflect.defineMetadata(answerKey, response, handler);
}
