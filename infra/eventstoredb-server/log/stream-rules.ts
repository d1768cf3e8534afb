import type { StoredEvent } from './memory-log.js';

/** `$tb` of a soft-deleted stream: 2^63 - 1, which JavaScript rounds. */
export const softDeleted = 2 ** 63;

/** Metadata that limits which events can be read, and by whom. */
export interface StreamRules {
  $tb?: number;
  $maxCount?: number;
  $acl?: { $r?: string | readonly string[] };
}

/** Reads the newest metadata event; invalid JSON sets no rules. */
export function rulesIn(metadataStream: readonly StoredEvent[]): StreamRules {
  const newest = metadataStream.at(-1);
  if (!newest) return {};
  try {
    return JSON.parse(Buffer.from(newest.data).toString('utf8')) as StreamRules;
  } catch {
    return {};
  }
}

/** A `$maxCount` of 0 is ignored. */
export function readableEvents(
  stream: readonly StoredEvent[],
  { $tb = 0, $maxCount }: StreamRules,
): readonly StoredEvent[] {
  const first = Math.max($tb, $maxCount ? stream.length - $maxCount : 0);
  return first > 0 ? stream.slice(Math.min(first, stream.length)) : stream;
}
