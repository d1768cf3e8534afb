import { isSystemCode } from './error-codes.js';
import { isError, loggedError } from './logged-error.js';

const hidden = '[verborgen]';
const secrets = new Set(['authorization', 'cookie', 'email', 'password', 'token']);
const deepest = 4;

/** The loggable fields of a line: plain values. Errors are described, other objects are named by their class. */
export function loggedFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, loggedValue(key, value, 0)]));
}

function loggedValue(key: string, value: unknown, depth: number, of: object = {}): unknown {
  if (key === 'err' || key === 'error' || isError(value)) return loggedError(value);
  if (key === 'code' && depth > 0) return isSystemCode(value, of) ? value : hidden; // or a login or access code
  if (secrets.has(key)) return hidden;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === deepest) return hidden;
  if (Array.isArray(value)) return value.map((one) => loggedValue('', one, depth + 1));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, loggedValue(name, one, depth + 1, value)]),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
