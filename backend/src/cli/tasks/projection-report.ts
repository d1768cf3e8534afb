import type { RecordedEvent } from '../../platform/event-sourcing/events.js';
import type { ProjectionStatus } from '../../platform/event-sourcing/read-models/projection-status.js';
import { lagText } from '../../platform/event-sourcing/readers/reader-lag.js';
import type { Verification } from '../../platform/event-sourcing/rebuild/verify.js';
import { table } from '../table.js';

export function listed(statuses: readonly ProjectionStatus[]): string {
  const rows = statuses.map(({ name, state, position, lag }) => [name, state, position, lagText(lag)]);
  return table(['read model', 'state', 'position', 'behind'], rows);
}

export function explained({ name, error, stoppedBy }: ProjectionStatus): string[] {
  const cause = stoppedBy ? [`${name} was stopped by ${locationOf(eventSummary(stoppedBy))}.`] : [];
  return error ? [...cause, `${name}: ${error}`] : cause;
}

export function differing({ name, differences }: Verification): string[] {
  return differences.map(({ key, live, fresh }) => {
    if (!live) return `${name} ${key}: missing`;
    if (!fresh) return `${name} ${key}: unexpected`;
    const columns = Object.keys(fresh).filter(
      (column) => JSON.stringify(live[column]) !== JSON.stringify(fresh[column]),
    );
    return `${name} ${key}: ${columns.join(', ')}`;
  });
}

export function eventSummary({ position, type, streamId, revision, id, metadata }: RecordedEvent) {
  return { position, type, version: metadata.schemaVersion, streamId, revision, id, occurredAt: metadata.occurredAt };
}

export function locationOf({ type, version, position, streamId, revision }: ReturnType<typeof eventSummary>): string {
  return `${type} (version ${version}) at position ${position}, ${streamId}@${revision}`;
}
