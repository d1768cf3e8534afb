import type * as grpc from '@grpc/grpc-js';
import { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { AppendResp, type AppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendOutcome, Expected, ProposedEvent } from './memory-log.js';
import { nameOf } from './wire.js';

export interface AppendRequest {
  streamId: string;
  expected: Expected;
  events: ProposedEvent[];
}

/** Reads the messages of one Append call: options first, then one message per event. */
export async function readAppend(call: grpc.ServerReadableStream<AppendReq, AppendResp>): Promise<AppendRequest> {
  const request: AppendRequest = { streamId: '', expected: 'any', events: [] };
  for await (const message of call as AsyncIterable<AppendReq>) {
    const options = message.getOptions();
    const proposed = message.getProposedMessage();
    if (options) {
      request.streamId = nameOf(options.getStreamIdentifier());
      request.expected = expectedOf(options);
    }
    if (proposed) {
      request.events.push({
        id: proposed.getId()!.getString(),
        type: proposed.getMetadataMap().get('type')!,
        data: proposed.getData_asU8(),
        metadata: proposed.getCustomMetadata_asU8(),
      });
    }
  }
  return request;
}

/** The answer to an append. A repeat comes without position, as some server versions answer it. */
export function appendAnswer(outcome: AppendOutcome, expected: Expected): AppendResp {
  const answer = new AppendResp();
  return 'stored' in outcome
    ? answer.setSuccess(success(outcome))
    : answer.setWrongExpectedVersion(conflict(outcome.current, expected));
}

function success({ stored, repeated }: Extract<AppendOutcome, { stored: unknown }>): AppendResp.Success {
  const position = stored.position.toString();
  const success = new AppendResp.Success().setCurrentRevision(String(stored.revision));
  if (repeated) return success.setNoPosition(new Empty());
  return success.setPosition(new AppendResp.Position().setCommitPosition(position).setPreparePosition(position));
}

function conflict(current: number | null, expected: Expected): AppendResp.WrongExpectedVersion {
  const conflict = new AppendResp.WrongExpectedVersion();
  if (current === null) conflict.setCurrentNoStream(new Empty());
  else conflict.setCurrentRevision(String(current));
  if (typeof expected === 'number') return conflict.setExpectedRevision(String(expected));
  if (expected === 'no-stream') return conflict.setExpectedNoStream(new Empty());
  return conflict.setExpectedStreamExists(new Empty());
}

function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return 'no-stream';
  return options.hasStreamExists() ? 'stream-exists' : 'any';
}
