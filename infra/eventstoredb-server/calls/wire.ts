import { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { tombstone, type StoredEvent } from '../log/memory-log.js';

export function nameOf(identifier: StreamIdentifier | undefined): string {
  return Buffer.from(identifier!.getStreamName_asU8()).toString('utf8');
}

const lastRevision = String(2n ** 63n - 1n);
const ticksPerMs = 10_000;

export function eventMessage(event: StoredEvent): ReadResp {
  const position = event.position.toString();
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(event.streamId)))
    .setStreamRevision(event.type === tombstone ? lastRevision : String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType ?? 'application/json')
    .set('created', String((event.created ?? 0) * ticksPerMs));
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position));
}

export function checkpointMessage(commit: bigint, prepare = commit): ReadResp {
  const checkpoint = new ReadResp.Checkpoint();
  return new ReadResp().setCheckpoint(
    checkpoint.setCommitPosition(commit.toString()).setPreparePosition(prepare.toString()),
  );
}

export function notFoundMessage(identifier: StreamIdentifier | undefined): ReadResp {
  return new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifier));
}
