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

/** Parses input by a contract, and rejects unknown keys where the contract is strict. Throws `InvalidInputError`. */
export function parse<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value ?? {}, { error: unnamed });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= unknownKeys;
    else fields[issue.path.join('.') || 'body'] ??= issue.message;
  }
  throw new InvalidInputError(fields);
}
