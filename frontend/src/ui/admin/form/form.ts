import {
  get,
  set,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Endpoint, RefusalOf } from '../../../../../contracts/endpoint.js';
import { ApiError } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showError } from '../../../lib/toast';
import { adminCopy } from '../copy';

/**
 * Validates a form by its request body: `bodyOf` builds it, and the contract's schema returns errors per field. Submit
 * with `handleSubmit(send, showUnplaced)`, because the body may have errors whose field is not on the screen.
 */
export function checkedBy<Values extends FieldValues>(
  schema: ZodType,
  bodyOf: (values: Values) => unknown,
): Resolver<Values> {
  return (values, _, { fields }) => {
    const parsed = schema.safeParse(bodyOf(values));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, message } of parsed.error.issues.toReversed()) {
      const name = fieldOf(path, fields);
      const field = get(fields, name) as { ref?: unknown } | undefined;
      set(errors, name, { type: 'invalid', message, ref: field?.ref });
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** Maps the error of a list item to its own field, or to the field that holds the list. */
function fieldOf(path: readonly PropertyKey[], fields: object): string {
  const own = path.join('.');
  return get(fields, own) ? own : listFieldOf(path);
}

function listFieldOf(path: readonly PropertyKey[]): string {
  const end = path.findIndex((part) => typeof part === 'number');
  return path.slice(0, end < 0 ? undefined : end).join('.');
}

/** Shows an error toast for an error whose field is not on the screen, so that no submission fails silently. */
export function showUnplaced(errors: FieldErrors): void {
  const message = unplacedIn(errors)[0];
  if (message) showError(adminCopy.error, message);
}

function unplacedIn(errors: object): string[] {
  return Object.values(errors).flatMap((error?: { message?: unknown; ref?: unknown }) => {
    if (!error) return [];
    if (typeof error.message !== 'string') return unplacedIn(error);
    return error.ref instanceof Element && error.ref.isConnected ? [] : [error.message];
  });
}

/** The error of a form's root when its record changed since it opened. A dialog offers to load what the record is now. */
export const outdated = { type: 'outdated', message: adminCopy.outdated };

type Fields<Values extends FieldValues> = [name: Path<Values>, value: PathValue<Values, Path<Values>>][];
type Filled<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset' | 'setValue'>;

/** Returns the fields of `after` that differ from `before`. */
export function changesBetween<Values extends FieldValues>(before: object, after: Values): Fields<Values> {
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, get(before, name)));
  return changed as Fields<Values>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fills the form with saved values. The fields of `typed` stay as they are, unsaved. */
export function resetExcept<Values extends FieldValues>(
  { reset, setValue }: Pick<Filled<Values>, 'reset' | 'setValue'>,
  saved: Values,
  typed: Fields<Values>,
): void {
  reset(saved);
  for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
}

/** Fills the form with what its record is now. A typed field stays unless that field changed since the form opened. */
export function showPresent<Values extends FieldValues>(form: Filled<Values>, present: Values): void {
  const opened = form.formState.defaultValues ?? {};
  const typed = changesBetween(opened, form.getValues());
  resetExcept(
    form,
    present,
    typed.filter(([name]) => isSame(get(present, name), get(opened, name))),
  );
}

/** Shows the sentence of a refusal at the field that its code is about. */
export function placeRefusal<E extends Endpoint, Values extends FieldValues>(
  endpoint: E,
  error: unknown,
  setError: UseFormSetError<Values>,
  fieldOfCode: Partial<Record<RefusalOf<E>, Path<Values>>>,
): void {
  for (const [code, field] of Object.entries(fieldOfCode) as [RefusalOf<E>, Path<Values>][])
    if (refuses(endpoint, error, code))
      setError(field, { message: error.sentence ?? undefined }, { shouldFocus: true });
}

/** Shows the server's error at each field of the request and focuses the first. */
export function placeErrors<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): void {
  if (!(error instanceof ApiError)) return;
  Object.entries(error.fields).forEach(([name, message], index) =>
    setError(listFieldOf(name.split('.').map(numberOrText)) as Path<Values>, { message }, { shouldFocus: index === 0 }),
  );
}

const numberOrText = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

/** Formats an amount for its field: `"24.95"` → `24,95`. */
export function typedAmount(decimal: string | null): string {
  return decimal?.replace('.', ',') ?? '';
}

/** Parses a typed amount for the request: the decimal comma becomes a point. */
export function sentAmount(typed: string): string {
  return typed.trim().replace(',', '.');
}

/** Parses a typed number. Returns undefined for an empty field, and NaN for other text, so that validation fails. */
export function sentNumber(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^[+-]?\d+$/.test(text) ? Number(text) : Number(text.replace(',', '.'));
}
