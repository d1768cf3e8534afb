import { errorHeadline, loggedError } from '../logging/logged-error.js';

/** The failure of a job as the queue stores it: BullMQ keeps message and stack, which must quote nobody. */
export class JobFailure extends Error {
  constructor(override readonly cause: unknown) {
    super(errorHeadline(cause));
    this.stack = loggedError(cause).stack ?? this.message;
  }
}
