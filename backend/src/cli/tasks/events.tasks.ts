import { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { EventTypes } from '../../platform/event-sourcing/event-types.js';
import type { RecordedEvent } from '../../platform/event-sourcing/events.js';
import { readersToken, type Readers } from '../../platform/event-sourcing/readers/readers.module.js';
import { table } from '../table.js';
import { asCount, asPosition, RefusedError, type Answer, type Call, type Task } from '../task.js';
import { toJson } from '../json.js';

/** The log itself, to read. Events hold no personal data, so that they may be shown. */
export const eventTasks: readonly Task[] = [
  {
    usage: 'tail',
    summary: 'events as they happen, until Ctrl-C',
    options: [
      ['--after <position>', 'begin behind this position instead of now'],
      ['--type <type...>', 'only these types'],
      ['--limit <count>', 'end after so many'],
      ['--no-follow', 'end where the log ends'],
    ],
    help: 'With --json one event a line.',
    run: tail,
  },
  {
    usage: 'show <stream>',
    summary: 'all events of one stream, such as order-…, stock-12 or subscription-…',
    options: [['--from <revision>', 'begin at this revision']],
    run: show,
  },
  {
    usage: 'stats',
    summary: 'how many events of which type, in all',
    help: 'Reads the whole log. Exit code 1 when it holds an event that this program does not know.',
    run: stats,
  },
];

async function tail({ shop, options, terminal }: Call): Promise<Answer> {
  const limit = options.limit === undefined ? Infinity : asCount(options.limit, '--limit');
  const from = options.after === undefined ? null : asPosition(options.after);
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

async function show({ shop, args: [stream], options }: Call): Promise<Answer> {
  const from = options.from === undefined ? 0 : Number(asPosition(options.from));
  const events = await (await shop()).get(EventStore).readStream(stream!, from);
  if (events.length === 0) throw new RefusedError(`There is nothing in ${stream} from revision ${from} on`);
  return { data: events, text: events.map(lineOf).join('\n') };
}

async function stats({ shop }: Call): Promise<Answer> {
  const app = await shop();
  const store = app.get(EventStore);
  const { projections, processes } = app.get<Readers>(readersToken);
  const known: EventTypes = Object.assign({}, ...[...projections, ...processes].map((one) => one.eventTypes));
  const counts = await countTypes(store);
  const rows = [...counts]
    .map(([key, count]) => ({ ...(JSON.parse(key) as { type: string; version: number }), count }))
    .map((row) => ({ ...row, known: row.version <= (known[row.type]?.version ?? 0) }))
    .sort((one, other) => other.count - one.count || one.type.localeCompare(other.type));
  const [head, total] = [await store.head(), rows.reduce((sum, { count }) => sum + count, 0)];
  const cells = rows.map((row) => [row.type, row.version, row.count, row.known ? '' : 'UNKNOWN to this program']);
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
