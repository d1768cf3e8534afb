import type { StripeErrorBody } from '../types.js';

/** An error response: the HTTP status and the body under `error`, as Stripe sends it. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message);
  }

  /** Parameter errors are not stored under the idempotency key, because no work had started. */
  get beforeAnyWork(): boolean {
    return this.status === 401 || this.status === 409 || (this.body.code?.startsWith('parameter_') ?? false);
  }
}

export function invalidRequest(message: string, more: Partial<StripeErrorBody> = {}, status = 400): StripeError {
  return new StripeError(status, { type: 'invalid_request_error', message, ...more });
}

export function missingParameter(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** `status` is 404 for an id in the path and 400 for one in a parameter. */
export function noSuch(noun: string, id: string, param: string, status: 400 | 404): StripeError {
  return invalidRequest(`No such ${noun}: '${id}'`, { code: 'resource_missing', param }, status);
}

export function cardError(body: Omit<StripeErrorBody, 'type'>): StripeError {
  return new StripeError(402, { type: 'card_error', ...body });
}
