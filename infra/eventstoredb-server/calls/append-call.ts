import * as grpc from '@grpc/grpc-js';
import { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { AppendResp, type AppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { CallError, unexpected } from './call-error.js';
import type { AppendOutcome, Expected, ProposedEvent } from '../log/memory-log.js';
import type { ServerVersion } from '../server-version.js';
import { AppendSize, proposedEvent } from './proposed-event.js';
import { nameOf } from './wire.js';

export interface AppendRequest {
  streamId: string;
  expected: Expected;
  events: ProposedEvent[];
}

/** Event-loop ticks from the last message until gRPC reports a cancelled call: two measured, one margin. */
const ticksUntilCancelled = 3;

type AppendCall = grpc.ServerReadableStream<AppendReq, AppendResp>;

/** Reads the messages of one Append call: options, then one message per event. Throws CallError. */
export async function readAppend(call: AppendCall, version: ServerVersion): Promise<AppendRequest> {
  const request: AppendRequest = { streamId: '', expected: 'any', events: [] };
  const size = new AppendSize(version);
  for await (const message of call as AsyncIterable<AppendReq>) {
    const options = message.getOptions();
    const proposed = message.getProposedMessage();
    if (options) {
      request.streamId = nameOf(options.getStreamIdentifier());
      request.expected = expectedOf(options);
      if (!request.streamId) throw unexpected();
    }
    if (proposed) {
      const event = proposedEvent(proposed);
      size.add(event);
      request.events.push(event);
    }
  }
  // A cancelled call ends its messages like a complete one; gRPC reports the cancellation a few ticks later.
  for (let tick = 0; tick < ticksUntilCancelled; tick++) await new Promise(setImmediate);
  if (call.cancelled) throw new CallError(grpc.status.CANCELLED, 'The caller disconnected');
  return request;
}

/** The response for success or conflict. */
export function appendResponse(outcome: Exclude<AppendOutcome, { refused: unknown }>, expected: Expected): AppendResp {
  const response = new AppendResp();
  return 'revision' in outcome
    ? response.setSuccess(success(outcome))
    : response.setWrongExpectedVersion(conflict(outcome.current, expected));
}

function success({ revision, position }: Extract<AppendOutcome, { revision: unknown }>): AppendResp.Success {
  const success = new AppendResp.Success();
  if (revision === null) success.setNoStream(new Empty());
  else success.setCurrentRevision(String(revision));
  if (position === null) return success.setNoPosition(new Empty());
  const place = position.toString();
  return success.setPosition(new AppendResp.Position().setCommitPosition(place).setPreparePosition(place));
}

function conflict(current: number | null, expected: Expected): AppendResp.WrongExpectedVersion {
  const conflict = new AppendResp.WrongExpectedVersion();
  if (current === null) conflict.setCurrentNoStream(new Empty());
  else conflict.setCurrentRevision(String(current));
  if (typeof expected === 'number') return conflict.setExpectedRevision(String(expected));
  if (expected === 'any') return conflict.setExpectedAny(new Empty());
  if (expected === 'no-stream') return conflict.setExpectedNoStream(new Empty());
  return conflict.setExpectedStreamExists(new Empty());
}

function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  if (options.hasAny()) return 'any';
  throw new CallError(grpc.status.INVALID_ARGUMENT, 'The expected stream revision is missing.');
}
