import type { ApiErrorBody, ErrorCode } from '../../../contracts/errors.js';
import { libCopy } from './copy';

/** Any answer that is not 2xx. `message` is "status: body" for programs; people read `sentence`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | null;
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
    this.code = body?.code ?? null;
    this.sentence = body?.message ?? null;
    this.fields = body?.fields ?? {};
    this.details = body?.details;
  }
}

/** The Dutch sentence to show for an error: the server's own, else the given one. Never JSON, never English. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.sentence ?? otherwise;
  if (error instanceof TypeError) return libCopy.offline;
  return otherwise;
}

/** Whether the error is an answer with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
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
