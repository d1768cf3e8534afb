import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { ZodType } from 'zod';
import type { ErrorCode } from '../../../../contracts/errors.js';

/** Input that breaks its contract or, with another code, existing data; each field with its Dutch sentence. */
export class InvalidInputError extends Error {
  constructor(
    readonly fields: Record<string, string>,
    readonly code: ErrorCode = 'invalid-input',
  ) {
    super('Invalid input');
  }
}

const unknownKeys = 'Dit veld kennen we niet';
/** For issues without a sentence in their contract, whose own text is English. */
const unnamed = ({ input }: { input?: unknown }) => (input === undefined ? 'Dit ontbreekt nog' : 'Dit klopt nog niet');

/** `@Body(parsedBy(PlaceOrderSchema))`: parses by a contract, and rejects unknown keys where the contract is strict. */
export function parsedBy<T>(schema: ZodType<T>): PipeTransform<unknown, T> {
  return new SchemaPipe(schema);
}

@Injectable()
export class SchemaPipe<T> implements PipeTransform<unknown, T> {
  constructor(readonly schema: ZodType<T>) {}

  transform(value: unknown, _metadata: ArgumentMetadata): T {
    const parsed = this.schema.safeParse(value ?? {}, { error: unnamed });
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= unknownKeys;
      else fields[issue.path.join('.') || 'body'] ??= issue.message;
    }
    throw new InvalidInputError(fields);
  }
}
