import type { ApiErrorBody, ErrorCode } from '../../../../contracts/errors.js';
import { libCopy } from '../copy';

const missingModule = /dynamically imported module|importing a module script|unable to preload/i;
const unreachable = new RegExp(`failed to fetch|load failed|networkerror|fetch failed|${missingModule.source}`, 'i');

/** A response without a 2xx status. `message` is "status: body" for logs; `sentence` is shown to people. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: Code | null;
  readonly sentence: string | null;
  readonly fields: Record<string, string>;
  readonly details: unknown;

  constructor(
    readonly status: number,
    text: string,
    statusText = '',
  ) {
    super(`${status}: ${text || statusText}`);
    const body = parse(text);
    this.code = (body?.code as Code | undefined) ?? null;
    this.sentence = body?.message ?? null;
    this.fields = body?.fields ?? {};
    this.details = body?.details;
  }
}

/** Returns the Dutch sentence for an error: the server's own, else the given one. Never JSON, never English. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.sentence ?? otherwise;
  if (isOffline(error)) return libCopy.offline;
  return otherwise;
}

/** Whether there was no response at all. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError && unreachable.test(error.message);
}

/** Returns an error of a script from elsewhere, which a browser without a connection turns into a missing response. */
export function withoutResponse(error: Error): Error {
  return navigator.onLine ? error : new TypeError('Failed to fetch', { cause: error });
}

/** Whether code of the shop could not be fetched. The browser caches that failure, so only a new page tries again. */
export function isMissingChunk(error: unknown): error is TypeError {
  return error instanceof TypeError && missingModule.test(error.message);
}

/** Whether the error is a response with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether the server refused the request, and so did nothing. Without a response, or with a 5xx, it may have done it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** A code that no single endpoint declares, because every endpoint may refuse with it. */
type CommonCode = Extract<ErrorCode, 'not-logged-in' | 'gate-locked' | 'internal'>;

/** Whether the error is a response with this code. For the codes of one endpoint use `refuses`. */
export function hasCode(error: unknown, code: CommonCode): error is ApiError<CommonCode> {
  return error instanceof ApiError && error.code === code;
}

function isErrorBody(body: unknown): body is Partial<ApiErrorBody> {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

function parse(text: string): Partial<ApiErrorBody> | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}
