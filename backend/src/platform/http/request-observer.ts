import type { ErrorCode } from '../../../../contracts/errors.js';

export abstract class RequestObserver {
  /** `route` is the pattern; undefined when none matched. */
  abstract recordResponse(method: string, route: string | undefined, status: number, seconds: number): void;

  abstract refused(code: ErrorCode, route: string | undefined): void;
}
