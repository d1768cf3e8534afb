import { isIP } from 'node:net';
import { types } from 'node:util';
import { RuntimeException } from '@nestjs/core/errors/exceptions/runtime.exception.js';
import { isErrorCode } from './error-codes.js';
import {
  databaseErrors,
  fixedMessages,
  frame,
  identifier,
  identifiers,
  numbers,
  ownErrors,
  sessionTrouble,
} from './loggable-parts.js';

export interface LoggedError extends Record<string, unknown> {
  type: string;
  message?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const deepest = 5;
const mostErrors = 10;

/** Keeps names, codes and stack frames only, because messages, statements and parameters may quote personal data. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (Array.isArray(error)) return { type: 'Array', errors: listed(error, depth) };
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const fields = error as Record<string, unknown>;
  const logged: LoggedError = { type: nameOf(error), ...rulesBroken(fields) };
  if (isErrorCode(fields.code, error) || isOfDatabase(error)) logged.code = fields.code;
  for (const key of identifiers) if (isIdentifier(fields[key])) logged[key === 'type' ? 'kind' : key] = fields[key];
  for (const key of numbers) if (typeof fields[key] === 'number') logged[key] = fields[key];
  if (typeof fields.address === 'string' && isIP(fields.address) > 0) logged.address = fields.address;
  const message = safeMessage(error);
  if (message !== undefined) logged.message = message;
  if (isError(error)) logged.stack = [headlineOf(logged), ...framesOf(error)].join('\n');
  const cause = fields.cause ?? (isError(fields.detail) ? fields.detail : undefined); // Stripe names it detail
  if (depth < deepest && cause !== undefined) logged.cause = loggedError(cause, depth + 1);
  if (depth < deepest && Array.isArray(fields.errors)) logged.errors = listed(fields.errors, depth);
  return logged;
}

/** In one line: `QueryFailedError 23505 customers_email_key`. */
export function errorHeadline(error: unknown): string {
  return headlineOf(loggedError(error));
}

export function errorText(error: unknown): string {
  const texts: string[] = [];
  for (let logged: LoggedError | undefined = loggedError(error); logged; logged = logged.cause)
    texts.push(logged.stack ?? headlineOf(logged));
  return texts.join('\ncaused by ');
}

function headlineOf({ type, code, constraint, message }: LoggedError): string {
  return [type, message === code ? undefined : code, constraint, message && `- ${message}`].filter(Boolean).join(' ');
}

function listed(errors: readonly unknown[], depth: number): LoggedError[] {
  return errors.slice(0, mostErrors).map((error) => loggedError(error, depth + 1));
}

function nameOf(error: object): string {
  const { name } = error as { name?: unknown };
  const { constructor } = error as { constructor?: { name?: string } };
  const own = constructor?.name;
  const best = own && own !== 'Error' && own !== 'Object' ? own : isError(error) ? name : own;
  return isIdentifier(best) ? best : 'Error';
}

/** For class-validator: the property and the names of the broken rules, without values. */
function rulesBroken({ property, constraints }: Record<string, unknown>): Partial<LoggedError> {
  if (!isIdentifier(property) || typeof constraints !== 'object' || constraints === null) return {};
  return { property, rules: Object.keys(constraints).filter(isIdentifier) };
}

function safeMessage(error: object): string | undefined {
  if (!isError(error)) return undefined;
  const { message } = error;
  const kind = error.constructor.name;
  const isOwn = ownErrors.has(kind) || error instanceof RuntimeException;
  const { code = '' } = error as { code?: string };
  const isSession = databaseErrors.has(kind) && sessionTrouble.test(code);
  return isOwn || isSession || fixedMessages.some((pattern) => pattern.test(message)) ? message : undefined;
}

/** The driver's class; its code is an SQLSTATE. */
function isOfDatabase(error: object): boolean {
  const { code } = error as { code?: unknown };
  return databaseErrors.has(error.constructor?.name) && isIdentifier(code);
}

function framesOf({ stack = '', message }: Error): string[] {
  const start = message ? stack.indexOf(message) : -1;
  const below = start < 0 ? stack : stack.slice(start + message.length);
  return stackFrames(below);
}

export function stackFrames(stack: string): string[] {
  return stack.split('\n').filter((line) => frame.test(line));
}

function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && identifier.test(value);
}

/** Matches errors of every realm: a test runner has one of its own. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}
