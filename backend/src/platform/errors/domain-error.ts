import type { ErrorCode } from '../../../../contracts/errors.js';

/** A rule refused. The edge turns the code into a Dutch sentence and a status. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}
