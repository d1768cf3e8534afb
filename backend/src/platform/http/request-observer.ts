import type { ErrorCode } from '../../../../contracts/errors.js';

/** Receives every response of this process. The edge measures nothing: the metrics provide one of these. */
export abstract class RequestObserver {
  /** A request got its response. `route` is its pattern, undefined where none matched. */
  abstract answered(method: string, route: string | undefined, status: number, seconds: number): void;

  /** A request failed with this code. */
  abstract refused(code: ErrorCode, route: string | undefined): void;
}
