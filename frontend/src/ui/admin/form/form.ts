import {
  set,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormSetError,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError } from '../../../lib/http/api-error';

/**
 * Checks a form by what would be sent: `bodyOf` makes the body of the call from what was typed, and the schema of the contract
 * says per field what is wrong with it.
 */
export function checkedBy<Values extends FieldValues>(
  schema: ZodType,
  bodyOf: (values: Values) => unknown,
): Resolver<Values> {
  return (values) => {
    const parsed = schema.safeParse(bodyOf(values));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of parsed.error.issues.toReversed())
      set(errors, fieldOf(path), { type: 'invalid', message });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** A part of a list belongs to the field that holds the list. */
function fieldOf(path: readonly PropertyKey[]): string {
  const end = path.findIndex((part) => typeof part === 'number');
  return path.slice(0, end < 0 ? undefined : end).join('.');
}

/** Puts what the server says of each field at that field, and the focus in the first. */
export function placeErrors<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): void {
  if (!(error instanceof ApiError)) return;
  Object.entries(error.fields).forEach(([name, message], index) =>
    setError(fieldOf(name.split('.').map(numberOrText)) as Path<Values>, { message }, { shouldFocus: index === 0 }),
  );
}

const numberOrText = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

/** An amount as it is typed here: `"24.95"` → `24,95`. */
export function typedAmount(decimal: string | null): string {
  return decimal?.replace('.', ',') ?? '';
}

/** A typed amount as it is sent: the decimal comma becomes a point. */
export function sentAmount(typed: string): string {
  return typed.trim().replace(',', '.');
}

/** A typed figure as a number; what is no figure as NaN, so that its field says so. Undefined when nothing was typed. */
export function sentNumber(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^[+-]?\d+$/.test(text) ? Number(text) : Number(text.replace(',', '.'));
}
