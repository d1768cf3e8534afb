import { userInfo } from 'node:os';
import { ProjectionRunner } from '../../platform/event-sourcing/read-models/projection-runner.js';
import { projectionStatuses } from '../../platform/event-sourcing/read-models/projection-status.js';
import { rebuildProjections } from '../../platform/event-sourcing/rebuild/rebuild.js';
import {
  assertStoppedBy,
  skipEvent,
  skippedEventAt,
  unskipEvent,
} from '../../platform/event-sourcing/read-models/skips.js';
import { verifyProjection, type Verification } from '../../platform/event-sourcing/rebuild/verify.js';
import { table } from '../table.js';
import { chosen, kernelOf } from './projection-kernel.js';
import { differing, eventSummary, explained, listed, locationOf } from './projection-report.js';
import { parsePosition, UsageError, type TaskResult, type Call, type Task } from '../task.js';

export const projectionTasks: readonly Task[] = [
  {
    usage: 'status',
    summary: 'show the progress of each read model and the event that stopped it',
    help: 'Exit code 1 when a read model is not "ok": stopped by an event, behind, outdated or new.',
    run: status,
  },
  {
    usage: 'rebuild [name]',
    summary: 'rebuild a read model from the first event without downtime',
    options: [['--all', 'all read models, in one pass over the log']],
    help: 'The shop keeps running; the new table replaces the live one in one transaction.\nRebuilds and verifications run one at a time.',
    writes: true,
    run: rebuild,
  },
  {
    usage: 'verify [name]',
    summary: 'replay the log into a scratch table and compare it with the live one',
    help: 'Verifies all without a name. Prints the first rows that differ, with exit code 1.',
    run: verify,
  },
  {
    usage: 'skip <name> <position>',
    summary: 'skip the event that stopped a read model',
    options: [['--reason <text>', 'stored with the skipped event']],
    help: 'Rebuilds skip the event too. Dependent events may stop the read model again.',
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

async function status({ shop }: Call): Promise<TaskResult> {
  const { store, dataSource, projections, clock } = kernelOf(await shop());
  const { head, statuses } = await projectionStatuses(store, dataSource, projections, clock.now());
  return {
    data: {
      head,
      projections: statuses.map((one) => ({ ...one, stoppedBy: one.stoppedBy && eventSummary(one.stoppedBy) })),
    },
    text: [`The log ends at ${head}.`, listed(statuses), ...statuses.flatMap(explained)].join('\n'),
    wrong: statuses.some(({ state }) => state !== 'ok'),
  };
}

async function rebuild({ shop, args: [name], options, dryRun }: Call): Promise<TaskResult> {
  if (!name === !options.all) throw new UsageError('Name one read model or use --all');
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

async function verify({ shop, args: [name] }: Call): Promise<TaskResult> {
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

async function skip({ shop, args: [name, text], options: { reason }, dryRun }: Call): Promise<TaskResult> {
  const position = parsePosition(text);
  if (typeof reason !== 'string' || !reason.trim()) throw new UsageError('Give a reason: --reason "…"');
  const { store, dataSource, projections, clock } = kernelOf(await shop());
  const [projection] = chosen(projections, name);
  const event = dryRun
    ? await assertStoppedBy(store, dataSource, projection!, position)
    : await skipEvent(store, dataSource, projection!, { position, reason: reason.trim(), by: systemAccount() });
  if (dryRun)
    return {
      data: { dryRun, skipped: eventSummary(event) },
      text: `Would skip ${locationOf(eventSummary(event))} in ${name}.`,
    };
  await new ProjectionRunner(store, dataSource, [projection!], silently).catchUp();
  const { statuses } = await projectionStatuses(store, dataSource, [projection!], clock.now());
  return {
    data: { skipped: eventSummary(event), state: statuses[0]!.state, position: statuses[0]!.position },
    text: [
      `${name} skipped ${locationOf(eventSummary(event))}.`,
      listed(statuses),
      ...statuses.flatMap(explained),
    ].join('\n'),
    wrong: statuses[0]!.state !== 'ok',
  };
}

async function unskip({ shop, args: [name, text], dryRun }: Call): Promise<TaskResult> {
  const position = parsePosition(text);
  const { store, dataSource, projections } = kernelOf(await shop());
  const [projection] = chosen(projections, name);
  const event = eventSummary(
    dryRun
      ? await skippedEventAt(store, dataSource, projection!, position)
      : await unskipEvent(store, dataSource, projection!, position),
  );
  if (dryRun) return { data: { dryRun, unskipped: event }, text: `Would take back the skip of ${locationOf(event)}.` };
  const next = `npm run shop -- projections rebuild ${name}`;
  return { data: { unskipped: event }, text: `${name} folds ${locationOf(event)} at the next rebuild: ${next}` };
}

/** The operating system's account of the engineer; null in a container whose user has no name. */
function systemAccount(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}

/** The checkpoint stores the error, so no log is needed. */
const silently = { error: () => undefined, info: () => undefined };
