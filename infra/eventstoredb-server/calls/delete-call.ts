import {
  DeleteResp,
  TombstoneResp,
  type DeleteReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb.js';
import { streamDeleted, wrongExpectedVersion } from './call-error.js';
import type { MemoryLog } from '../log/memory-log.js';
import { nameOf } from './wire.js';

type Options = NonNullable<ReturnType<(DeleteReq | TombstoneReq)['getOptions']>>;

/** Soft-deletes a stream. Throws CallError. */
export function respondToDelete(log: MemoryLog, request: DeleteReq): DeleteResp {
  const at = log.softDelete(deletable(log, request.getOptions()!)).toString();
  return new DeleteResp().setPosition(new DeleteResp.Position().setCommitPosition(at).setPreparePosition(at));
}

/** Tombstones a stream. Throws CallError. */
export function respondToTombstone(log: MemoryLog, request: TombstoneReq): TombstoneResp {
  const at = log.tombstone(deletable(log, request.getOptions()!)).toString();
  return new TombstoneResp().setPosition(new TombstoneResp.Position().setCommitPosition(at).setPreparePosition(at));
}

/** A stream without events is refused whatever the caller expects. */
function deletable(log: MemoryLog, options: Options): string {
  const streamId = nameOf(options.getStreamIdentifier());
  if (log.isTombstoned(streamId)) throw streamDeleted(streamId);
  const current = log.revisionOf(streamId);
  const expected = expectedOf(options);
  const isExpected = expected === any || expected === streamExists || expected === current;
  if (current === null || !isExpected) throw wrongExpectedVersion(streamId, expected, current ?? noStream);
  return streamId;
}

/** The numbers of the server for the expectations that are no revision. */
const [noStream, any, streamExists] = [-1, -2, -4];

function expectedOf(options: Options): number {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return noStream;
  return options.hasStreamExists() ? streamExists : any;
}
