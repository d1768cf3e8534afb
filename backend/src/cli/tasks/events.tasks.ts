import { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { EventTypes } from '../../platform/event-sourcing/event-types.js';
import type { RecordedEvent } from '../../platform/event-sourcing/events.js';
import { logEventTypes } from '../../platform/event-sourcing/log-identity/identify-log.js';
import { readersToken, type Readers } from '../../platform/event-sourcing/readers/readers.module.js';
import { table } from '../table.js';
import { parseCount, parsePosition, RefusedError, type TaskResult, type Call, type Task } from '../task.js';
import { toJson } from '../json.js';

/** Safe to print, because events hold no personal data. */
export const eventTasks: readonly Task[] = [
  {
    usage: 'tail',
    summary: 'follow new events until Ctrl-C',
    options: [
      ['--after <position>', 'start after this position instead of at the end'],
      ['--type <type...>', 'only these types'],
      ['--limit <count>', 'stop after this many events'],
      ['--no-follow', 'stop at the end of the log'],
    ],
    help: 'With --json one event per line.',
    run: tail,
  },
  {
    usage: 'show <stream>',
    summary: 'print one stream, such as order-…, stock-12 or subscription-…',
    options: [['--from <revision>', 'start at this revision']],
    run: show,
  },
  {
    usage: 'stats',
    summary: 'count events by type and version',
    help: 'Reads the whole log. Exit code 1 when it contains an event that this version does not know.',
    run: stats,
  },
];

async function tail({ shop, options, terminal }: Call): Promise<TaskResult> {
  const limit = options.limit === undefined ? Infinity : parseCount(options.limit, '--limit');
  const from = options.after === undefined ? null : parsePosition(options.after);
  const store = (await shop()).get(EventStore);
  const types = options.type as unknown as readonly string[] | undefined;
  const enough = new AbortController();
  const signal = AbortSignal.any([terminal.signal, enough.signal]);
  let shown = 0;
  for await (const { events, caughtUp } of store.subscribe({ after: from ?? (await store.head()), types, signal })) {
    for (const event of events.slice(0, limit - shown)) {
      terminal.out(`${options.json ? toJson(event, 0) : lineOf(event)}\n`);
      shown++;
    }
    if (shown >= limit || (caughtUp && options.follow === false)) enough.abort();
  }
  return { data: undefined, text: '' };
}

async function show({ shop, args: [stream], options }: Call): Promise<TaskResult> {
  const from = options.from === undefined ? 0 : Number(parsePosition(options.from));
  const events = await (await shop()).get(EventStore).readStream(stream!, from);
  if (events.length === 0) throw new RefusedError(`${stream} has no events from revision ${from}`);
  return { data: events, text: events.map(lineOf).join('\n') };
}

async function stats({ shop }: Call): Promise<TaskResult> {
  const app = await shop();
  const store = app.get(EventStore);
  const { projections, processes } = app.get<Readers>(readersToken);
  const read = [...projections, ...processes].map(({ eventTypes }) => eventTypes);
  const known: EventTypes = Object.assign({}, logEventTypes, ...read);
  const counts = await countTypes(store);
  const rows = [...counts]
    .map(([key, count]) => ({ ...(JSON.parse(key) as { type: string; version: number }), count }))
    .map((row) => ({ ...row, known: row.version <= (known[row.type]?.version ?? 0) }))
    .sort((one, other) => other.count - one.count || one.type.localeCompare(other.type));
  const [head, total] = [await store.head(), rows.reduce((sum, { count }) => sum + count, 0)];
  const cells = rows.map((row) => [row.type, row.version, row.count, row.known ? '' : 'UNKNOWN to this version']);
  return {
    data: { head, total, types: rows },
    text: `${table(['type', 'version', 'events', ''], cells)}\n${total} events; the log ends at ${head}.`,
    wrong: rows.some((row) => !row.known),
  };
}

async function countTypes(store: EventStore): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const reading = new AbortController();
  for await (const { events, caughtUp } of store.subscribe({ after: 0n, batchSize: 5000, signal: reading.signal })) {
    for (const { type, metadata } of events) {
      const key = JSON.stringify({ type, version: metadata.schemaVersion });
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    if (caughtUp) reading.abort();
  }
  return counts;
}

function lineOf({ position, streamId, revision, type, metadata, data }: RecordedEvent): string {
  const { occurredAt, actor, schemaVersion } = metadata;
  const who = actor.id === null ? actor.kind : `${actor.kind} ${actor.id}`;
  return `${position}  ${occurredAt}  ${streamId}@${revision}  ${type} v${schemaVersion}  ${who}  ${JSON.stringify(data)}`;
}
