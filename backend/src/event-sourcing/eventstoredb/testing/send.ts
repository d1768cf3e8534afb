import { once } from 'node:events';
import * as grpc from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

export type ReadCall = grpc.ServerWritableStream<ReadReq, ReadResp>;

/** A failure that ends a call with this status. */
export class CallError extends Error {
  constructor(
    readonly code: grpc.status,
    readonly details: string,
    readonly exception?: string,
  ) {
    super(details);
  }

  /** The status as grpc-js takes it. */
  status(): Partial<grpc.StatusObject> {
    const metadata = new grpc.Metadata();
    if (this.exception) metadata.set('exception', this.exception);
    return { code: this.code, details: this.details, metadata };
  }
}

/** How the server refuses what its own code did not expect. */
export function unexpected(details = 'Exception was thrown by handler.'): CallError {
  return new CallError(grpc.status.UNKNOWN, details);
}

/** Sends a message and waits while the client takes no more. */
export async function send(call: ReadCall, message: ReadResp): Promise<void> {
  if (call.cancelled || call.write(message)) return;
  await drained(call);
}

/** Resolves when the client takes messages again, or when it has left. */
export async function drained(call: ReadCall): Promise<void> {
  const left = new AbortController();
  const leave = (): void => left.abort();
  call.once('cancelled', leave);
  await once(call, 'drain', { signal: left.signal }).catch(() => undefined);
  call.off('cancelled', leave);
}

/** Resolves when the client has left. */
export function cancelled(call: ReadCall): Promise<void> {
  return call.cancelled ? Promise.resolve() : new Promise((resolve) => call.once('cancelled', resolve));
}
