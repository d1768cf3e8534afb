import type { Event, Recorded } from '../platform/event-sourcing/events.js';
import type { Projection, RowKey } from '../platform/event-sourcing/read-models/projection.js';

/** Folds events in memory and returns the rows as JSON would store them. */
export function foldProjection<Row extends object>(
  projection: Projection<Row>,
  events: readonly Recorded<Event>[],
): Row[] {
  const rows = new Map<RowKey, Row>();
  for (const event of events) {
    for (const { key, apply } of [projection.on[event.type]?.(event) ?? []].flat()) {
      rows.set(key, JSON.parse(JSON.stringify(apply(rows.get(key)))) as Row);
    }
  }
  return [...rows.values()];
}
