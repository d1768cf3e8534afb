import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { RecordedEvent } from '../../platform/event-sourcing/events.js';
import type { Projection } from '../../platform/event-sourcing/read-models/projection.js';
import { ProjectionRunner } from '../../platform/event-sourcing/read-models/projection-runner.js';
import {
  projectionStatuses,
  type ProjectionStatus,
} from '../../platform/event-sourcing/read-models/projection-status.js';
import { lagText } from '../../platform/event-sourcing/readers/reader-lag.js';
import { readersToken, type Readers } from '../../platform/event-sourcing/readers/readers.module.js';
import { rebuildProjections } from '../../platform/event-sourcing/rebuild/rebuild.js';
import {
  assertStoppedBy,
  skipEvent,
  skippedEventAt,
  unskipEvent,
} from '../../platform/event-sourcing/read-models/skips.js';
import { verifyProjection, type Verification } from '../../platform/event-sourcing/rebuild/verify.js';
import { table } from '../table.js';
import { asPosition, UsageError, type Answer, type Call, type Task } from '../task.js';

interface Kernel {
  store: EventStore;
  dataSource: DataSource;
  projections: readonly Projection[];
  clock: Clock;
}

/** The read models: how they stand, and how to mend one while the shop goes on. */
export const projectionTasks: readonly Task[] = [
  {
    usage: 'status',
    summary: 'how far each read model is, and the event that stopped one',
    help: 'Exit code 1 when a read model is not "ok": stopped by an event, behind, outdated or new.',
    run: status,
  },
  {
    usage: 'rebuild [name]',
    summary: 'fill a read model again from the first event, beside the live one',
    options: [['--all', 'all read models, in one pass over the log']],
    help: 'The shop goes on meanwhile; the new table takes the place of the live one in one transaction.\nRebuilds and verifications take turns.',
    writes: true,
    run: rebuild,
  },
  {
    usage: 'verify [name]',
    summary: 'replay the log into a scratch table and compare it with the live one',
    help: 'Without a name all of them. Exit code 1 and the first rows that differ when one does.',
    run: verify,
  },
  {
    usage: 'skip <name> <position>',
    summary: 'let a stopped read model pass the event that stopped it',
    options: [['--reason <text>', 'why: it is kept with the event']],
    help: 'Rebuilds leave the event out as well. What depends on it may stop the read model again.',
    writes: true,
    run: skip,
  },
  {
    usage: 'unskip <name> <position>',
    summary: 'take a skip back, so that rebuilds fold the event again',
    help: 'The live rows lack the event until a rebuild: npm run shop -- projections rebuild <name>.',
    writes: true,
    run: unskip,
  },
];

async function status({ shop }: Call): Promise<Answer> {
  const { store, dataSource, projections, clock } = kernelOf(await shop());
  const { head, statuses } = await projectionStatuses(store, dataSource, projections, clock.now());
  return {
    data: { head, projections: statuses.map((one) => ({ ...one, stoppedBy: one.stoppedBy && nameOf(one.stoppedBy) })) },
    text: [`The log ends at ${head}.`, listed(statuses), ...statuses.flatMap(explained)].join('\n'),
    wrong: statuses.some(({ state }) => state !== 'ok'),
  };
}

async function rebuild({ shop, args: [name], options, dryRun }: Call): Promise<Answer> {
  if (!name === !options.all) throw new UsageError('Name one read model, or say --all');
  const { store, dataSource, projections } = kernelOf(await shop());
  const wanted = chosen(projections, name);
  const names = wanted.map((projection) => projection.name);
  if (dryRun) return { data: { dryRun, projections: names }, text: `Would rebuild ${names.join(', ')}.` };
  const reports = await rebuildProjections(store, dataSource, wanted);
  const rows = reports.map((one) => [one.name, one.position, one.changed ? 'rows changed' : 'same rows']);
  return {
    data: { events: reports[0]!.events, projections: reports.map(({ events, ...one }) => one) },
    text: `${table(['read model', 'position', 'outcome'], rows)}\n${reports[0]!.events} events.`,
  };
}

async function verify({ shop, args: [name] }: Call): Promise<Answer> {
  const { store, dataSource, projections } = kernelOf(await shop());
  const found: Verification[] = [];
  for (const projection of chosen(projections, name)) found.push(await verifyProjection(store, dataSource, projection));
  const rows = found.map((one) => [one.name, one.position, one.equal ? 'equal' : 'DIFFERENT']);
  const wrong = found.some(({ equal }) => !equal);
  return {
    data: { projections: found },
    text: [table(['read model', 'position', 'outcome'], rows), ...found.flatMap(differing)].join('\n'),
    wrong,
  };
}

async function skip({ shop, args: [name, text], options: { reason }, dryRun }: Call): Promise<Answer> {
  const position = asPosition(text);
  if (typeof reason !== 'string' || !reason.trim()) throw new UsageError('Say why: --reason "…"');
  const { store, dataSource, projections, clock } = kernelOf(await shop());
  const [projection] = chosen(projections, name);
  const event = dryRun
    ? await assertStoppedBy(store, dataSource, projection!, position)
    : await skipEvent(store, dataSource, projection!, { position, reason: reason.trim(), by: systemAccount() });
  if (dryRun)
    return { data: { dryRun, skipped: nameOf(event) }, text: `Would let ${name} pass ${placeOf(nameOf(event))}.` };
  await new ProjectionRunner(store, dataSource, [projection!], silently).catchUp();
  const { statuses } = await projectionStatuses(store, dataSource, [projection!], clock.now());
  return {
    data: { skipped: nameOf(event), state: statuses[0]!.state, position: statuses[0]!.position },
    text: [`${name} has passed ${placeOf(nameOf(event))}.`, listed(statuses), ...statuses.flatMap(explained)].join(
      '\n',
    ),
    wrong: statuses[0]!.state !== 'ok',
  };
}

async function unskip({ shop, args: [name, text], dryRun }: Call): Promise<Answer> {
  const position = asPosition(text);
  const { store, dataSource, projections } = kernelOf(await shop());
  const [projection] = chosen(projections, name);
  const event = nameOf(
    dryRun
      ? await skippedEventAt(store, dataSource, projection!, position)
      : await unskipEvent(store, dataSource, projection!, position),
  );
  if (dryRun) return { data: { dryRun, unskipped: event }, text: `Would take back the skip of ${placeOf(event)}.` };
  const next = `npm run shop -- projections rebuild ${name}`;
  return { data: { unskipped: event }, text: `${name} folds ${placeOf(event)} at the next rebuild: ${next}` };
}

/** The operating system's account of the engineer; null in a container whose user has no name. */
function systemAccount(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}

/** A read model that stops again says so in its checkpoint, which the answer shows. */
const silently = { error: () => undefined, info: () => undefined };

function kernelOf(shop: INestApplicationContext): Kernel {
  const { projections } = shop.get<Readers>(readersToken);
  return { store: shop.get(EventStore), dataSource: shop.get(DataSource), projections, clock: shop.get(Clock) };
}

function chosen(projections: readonly Projection[], name: string | undefined): readonly Projection[] {
  if (name === undefined) return projections;
  const found = projections.filter((projection) => projection.name === name);
  if (found.length > 0) return found;
  throw new UsageError(`There is no read model ${name}. There are ${projections.map((one) => one.name).join(', ')}`);
}

function listed(statuses: readonly ProjectionStatus[]): string {
  const rows = statuses.map(({ name, state, position, lag }) => [name, state, position, lagText(lag)]);
  return table(['read model', 'state', 'position', 'behind'], rows);
}

function explained({ name, error, stoppedBy }: ProjectionStatus): string[] {
  const cause = stoppedBy ? [`${name} was stopped by ${placeOf(nameOf(stoppedBy))}.`] : [];
  return error ? [...cause, `${name}: ${error}`] : cause;
}

function differing({ name, differences }: Verification): string[] {
  return differences.map(({ key, live, fresh }) => {
    if (!live) return `${name} ${key}: missing`;
    if (!fresh) return `${name} ${key}: should not be there`;
    const columns = Object.keys(fresh).filter(
      (column) => JSON.stringify(live[column]) !== JSON.stringify(fresh[column]),
    );
    return `${name} ${key}: ${columns.join(', ')}`;
  });
}

function nameOf({ position, type, streamId, revision, id, metadata }: RecordedEvent) {
  return { position, type, version: metadata.schemaVersion, streamId, revision, id, occurredAt: metadata.occurredAt };
}

function placeOf({ type, version, position, streamId, revision }: ReturnType<typeof nameOf>): string {
  return `${type} (version ${version}) at position ${position}, ${streamId}@${revision}`;
}
