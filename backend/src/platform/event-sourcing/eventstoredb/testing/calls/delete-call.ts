import {
  DeleteResp,
  TombstoneResp,
  type DeleteReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb.js';
import { streamDeleted } from './call-error.js';
import type { MemoryLog } from '../log/memory-log.js';
import { nameOf } from './wire.js';

/** Soft-deletes a stream. Treats the expectation as 'any'. */
export function answerDelete(log: MemoryLog, request: DeleteReq): DeleteResp {
  const streamId = nameOf(request.getOptions()!.getStreamIdentifier());
  if (log.isTombstoned(streamId)) throw streamDeleted(streamId);
  const at = log.softDelete(streamId).toString();
  return new DeleteResp().setPosition(new DeleteResp.Position().setCommitPosition(at).setPreparePosition(at));
}

/** Tombstones a stream. Treats the expectation as 'any'. */
export function answerTombstone(log: MemoryLog, request: TombstoneReq): TombstoneResp {
  const streamId = nameOf(request.getOptions()!.getStreamIdentifier());
  if (log.isTombstoned(streamId)) throw streamDeleted(streamId);
  const at = log.tombstone(streamId).toString();
  return new TombstoneResp().setPosition(new TombstoneResp.Position().setCommitPosition(at).setPreparePosition(at));
}
