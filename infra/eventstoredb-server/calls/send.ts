import { once } from 'node:events';
import type * as grpc from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

export type ReadCall = grpc.ServerWritableStream<ReadReq, ReadResp>;

/** Sends a message and waits for backpressure. */
export async function send(call: ReadCall, message: ReadResp): Promise<void> {
  if (call.cancelled || call.write(message)) return;
  await drained(call);
}

/** Resolves when the client drains its buffer or disconnects. */
export async function drained(call: ReadCall): Promise<void> {
  const left = new AbortController();
  const leave = (): void => left.abort();
  call.once('cancelled', leave);
  await once(call, 'drain', { signal: left.signal }).catch(() => undefined);
  call.off('cancelled', leave);
}

/** Resolves when the client disconnects. */
export function cancelled(call: ReadCall): Promise<void> {
  return call.cancelled ? Promise.resolve() : new Promise((resolve) => call.once('cancelled', resolve));
}
