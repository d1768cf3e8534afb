import * as grpc from '@grpc/grpc-js';
import type { AppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { CallError, unexpected } from './call-error.js';
import type { ProposedEvent } from '../log/memory-log.js';
import type { ServerVersion } from '../server-version.js';

const mostAppendBytes = 1_048_576;
const mostMessageBytes = 16 * 1_048_576;

/** Throws CallError for an event that the server refuses. */
export function proposedEvent(message: AppendReq.ProposedMessage): ProposedEvent {
  const [data, metadata] = [message.getData_asU8(), message.getCustomMetadata_asU8()];
  if (data.length + metadata.length > mostMessageBytes) {
    const details = 'Received message exceeds the maximum configured message size.';
    throw new CallError(grpc.status.RESOURCE_EXHAUSTED, details);
  }
  const type = required(message, 'type');
  const contentType = required(message, 'content-type');
  if (!type) throw unexpected();
  return { id: uuid(message.getId()?.getString() ?? ''), type, data, metadata, contentType };
}

/** Sums the sizes of one append: 23.10 counts the data only. */
export class AppendSize {
  private bytes = 0;

  constructor(private readonly version: ServerVersion) {}

  /** Throws above the maximum append size. */
  add({ type, data, metadata }: ProposedEvent): void {
    this.bytes += data.length;
    if (this.version !== '23.10') this.bytes += metadata.length + 2 * type.length;
    if (this.bytes <= mostAppendBytes) return;
    const details = `Maximum Append Size of ${mostAppendBytes} Exceeded.`;
    throw new CallError(grpc.status.INVALID_ARGUMENT, details, 'maximum-append-size-exceeded', {
      'maximum-append-size': String(mostAppendBytes),
    });
  }
}

function required(message: AppendReq.ProposedMessage, name: string): string {
  const value = message.getMetadataMap().get(name);
  if (value !== undefined) return value;
  const details = `Required Metadata Property '${name}' is missing`;
  throw new CallError(grpc.status.INVALID_ARGUMENT, details, 'missing-required-metadata-property', {
    'required-metadata-properties': 'type,content-type',
  });
}

/** Normalises to lower case without braces. */
function uuid(text: string): string {
  const bare = text.replace(/^[{(](.*)[)}]$/, '$1').toLowerCase();
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(bare) || /^[0-]+$/.test(bare)) throw unexpected();
  return bare;
}
