import * as grpc from '@grpc/grpc-js';

/** A failure that ends a call with this status. `exception` and `facts` are the trailers that the client reads. */
export class CallError extends Error {
  constructor(
    readonly code: grpc.status,
    readonly details: string,
    readonly exception?: string,
    readonly facts: Readonly<Record<string, string>> = {},
  ) {
    super(details);
  }

  status(): Partial<grpc.StatusObject> {
    const metadata = new grpc.Metadata();
    if (this.exception) metadata.set('exception', this.exception);
    for (const [name, value] of Object.entries(this.facts)) metadata.set(name, value);
    return { code: this.code, details: this.details, metadata };
  }
}

/** The status of an unhandled exception. */
export function unexpected(details = 'Exception was thrown by handler.'): CallError {
  return new CallError(grpc.status.UNKNOWN, details);
}

export function streamDeleted(streamId: string): CallError {
  const details = `Event stream '${streamId}' is deleted.`;
  return new CallError(grpc.status.FAILED_PRECONDITION, details, 'stream-deleted', { 'stream-name': streamId });
}

/** The status of a delete that expects another revision. */
export function wrongExpectedVersion(streamId: string, expected: number, current: number): CallError {
  const details = `Append failed due to WrongExpectedVersion. Stream: ${streamId}, Expected version: ${expected}, Actual version: ${current}`;
  return new CallError(grpc.status.FAILED_PRECONDITION, details, 'wrong-expected-version', {
    'stream-name': streamId,
    'expected-version': String(expected),
    'actual-version': String(current),
  });
}

/** The status of a duplicate that arrives during the commit. */
export function commitPhaseTimeout(): CallError {
  return new CallError(grpc.status.ABORTED, 'Operation timed out: Commit phase timeout.', 'timeout');
}
