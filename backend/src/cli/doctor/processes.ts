import type { DataSource } from 'typeorm';
import { readCheckpoints } from '../../platform/event-sourcing/readers/checkpoints.js';
import type { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { RecordedEvent } from '../../platform/event-sourcing/events.js';
import { readAhead } from '../../platform/event-sourcing/readers/read-ahead.js';
import { allProcesses } from '../../processes/index.js';
import { ok, wrong, type Finding } from './finding.js';

const maxAgeMs = 5 * 60_000;

/** A failing process retries the same event, so an old event after its checkpoint means trouble. */
export async function checkProcesses(store: EventStore, dataSource: DataSource): Promise<Finding> {
  const names = allProcesses.map(({ name }) => name);
  const checkpoints = await readCheckpoints(dataSource, names);
  const head = await store.head();
  const waiting: string[] = [];
  for (const { name, position } of checkpoints.filter((one) => one.position < head)) {
    const types = Object.keys(allProcesses.find((process) => process.name === name)!.on);
    const [event] = await readAhead(store, { after: position, types, most: 1 });
    if (event && isOld(event)) waiting.push(`${name} has not handled ${event.type} at position ${event.position}`);
  }
  if (waiting.length === 0) return ok('processes', 'none is behind by more than five minutes');
  return wrong('processes', waiting.join('; '), 'Is a process with the role worker running? Its log names the error.');
}

function isOld({ metadata }: RecordedEvent): boolean {
  return Date.now() - Date.parse(metadata.occurredAt) > maxAgeMs;
}
