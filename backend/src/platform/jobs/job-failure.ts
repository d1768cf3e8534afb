import { errorHeadline, loggedError } from '../logging/logged-error.js';

/** The failure of a job without its message, because BullMQ stores message and stack, which may quote input. */
export class JobFailure extends Error {
  constructor(override readonly cause: unknown) {
    super(errorHeadline(cause));
    this.stack = loggedError(cause).stack ?? this.message;
  }
}
