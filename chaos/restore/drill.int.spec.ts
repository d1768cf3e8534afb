import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyingSql } from '../../backend/src/backup/empty-target.js';
import { eventsFile, readManifest, type Manifest } from '../../backend/src/backup/manifest.js';
import { commandLineOn } from '../../backend/src/testing/cli/recording-terminal.js';
import type { RecordedEvent } from '../../backend/src/platform/event-sourcing/events.js';
import { readAhead } from '../../backend/src/platform/event-sourcing/readers/read-ahead.js';
import { sweepRenewals } from '../../backend/src/renewals/sweep/sweep-renewals.job.js';
import { gatherFacts } from '../invariants/gather.js';
import { violationsOf } from '../invariants/invariants.js';
import { comeToRest, readersCaughtUp } from '../run/curtain.js';
import { stockUp } from '../support/assortment.js';
import { cards, lifeOf, subscriberOf, type ChaosSubscriber } from '../support/customers/subscriber.js';
import { openTestWorld, type TestWorld } from '../support/test-world.js';
import { until } from '../support/waiting.js';
import { crowd, enters, numbersIn, pays } from './busy-shop.js';

let world: TestWorld;
let run: ReturnType<typeof commandLineOn>;
const place = mkdtempSync(join(tmpdir(), 'shop-drill-'));
const backup = join(place, 'backup');
beforeAll(async () => {
  world = await openTestWorld();
  run = commandLineOn({ ...world.variables, DATA_DIR: join(place, 'data') });
  mkdirSync(join(place, 'data/uploads/products'), { recursive: true });
  writeFileSync(join(place, 'data/uploads/products/a-picture.webp'), 'picture');
});
afterAll(async () => {
  await world?.close();
  rmSync(place, { recursive: true, force: true });
});

async function json<T>(...args: string[]): Promise<T> {
  const { code, out, err } = await run([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as T;
}

/** Repeats the sweep's job until the due delivery is paid. */
async function renewed(subscriber: ChaosSubscriber): Promise<void> {
  const isOver = async () => {
    if ((await lifeOf(world, subscriber)).includes('SubscriptionRenewed')) return true;
    await world.jobs.add(sweepRenewals, {}, { id: 'drill' });
    return false;
  };
  await until(isOver, 'the renewal', { withinMs: 60_000, everyMs: 200 });
}

const chargesOf = ({ customerId }: ChaosSubscriber) =>
  world.provider.control.charges(Infinity).filter(({ customer }) => customer === customerId).length;

/** What the port promises: every event in its stream. Positions and the order across streams may differ. */
function byStream(log: readonly RecordedEvent[]): Record<string, Omit<RecordedEvent, 'position'>[]> {
  const streams: Record<string, Omit<RecordedEvent, 'position'>[]> = {};
  for (const { position, ...event } of log) (streams[event.streamId] ??= []).push(event);
  return streams;
}

/** Replaces positions in a manifest by the number of events before them. */
function counted({ files, ...manifest }: Manifest, log: readonly RecordedEvent[]) {
  const before = (place: string) => log.filter(({ position }) => position <= BigInt(place)).length;
  return {
    ...manifest,
    log: { ...manifest.log, position: before(manifest.log.position) },
    processes: manifest.processes.map(({ name, position }) => ({ name, position: before(position) })),
    files: files.filter(({ path }) => path !== eventsFile),
  };
}

it('restores a lost shop to its backup and settles later payments', async () => {
  const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5000 }]);
  const boxes = await stockUp(world, [{ priceCents: 1995, stock: 50 }]);
  const early = await subscriberOf(world, boxes.products[0]!, cards.good);
  await renewed(early);
  const late = await subscriberOf(world, boxes.products[0]!, cards.good);
  const slow = await enters(world, 'slow', assortment);
  const others = crowd(world, assortment);
  await until(() => others.payments.length >= 8, 'a busy shop');

  const made = await json<{ position: string; events: number }>('backup', '--to', backup);

  const before = others.payments.length;
  await until(() => others.payments.length >= before + 8, 'orders that the backup does not know');
  await others.leave();
  await pays(slow);
  await renewed(late);
  const log = await readAhead(world.store, { after: 0n, most: Infinity });
  expect(BigInt(made.position)).toBeLessThan(log.at(-1)!.position);
  await world.server.stop();
  for (const sql of emptyingSql) await world.database.query(sql);
  await world.storeServer?.empty();
  rmSync(join(place, 'data'), { recursive: true });

  const restored = await json<{ events: number; files: number; numbersPassed: number }>('restore', '--from', backup);
  expect(restored).toMatchObject({ events: made.events, files: 1 });
  expect(await run(['projections', 'verify'])).toMatchObject({ code: 0 });
  const restoredLog = await readAhead(world.store, { after: 0n, most: Infinity });
  const kept = log.filter(({ position }) => position <= BigInt(made.position));
  // A restored log has a name of its own.
  const named = restoredLog.filter(({ type }) => type === 'LogIdentified');
  const [newName] = named.slice(-1);
  expect(named).toHaveLength(2);
  const sameLog = restoredLog.filter((event) => event !== newName);
  expect(byStream(sameLog)).toEqual(byStream(kept));
  await json('backup', '--to', join(place, 'again'));
  const [first, again] = [await readManifest(backup), await readManifest(join(place, 'again'))];
  const sequences = first.sequences.map(({ name, value }) => ({
    name,
    value: String(BigInt(value ?? 0) + BigInt(restored.numbersPassed)),
  }));
  const { position, events } = first.log;
  const expected = { ...first, madeAt: again.madeAt, sequences, log: { position, events: events + 1 } };
  expect(counted(again, sameLog)).toEqual(counted(expected, log));
  if (!world.storeServer) expect([sameLog, again.processes]).toEqual([kept, first.processes]);

  await world.server.start();
  const payments = [...others.payments, ...slow.payments];
  await comeToRest(world, assortment, payments);
  const facts = await gatherFacts(world, assortment, payments);
  expect(violationsOf(facts)).toEqual([]);
  const [slowPayment] = slow.payments;
  expect(facts.orders.map(({ paymentIntentId }) => paymentIntentId)).toContain(slowPayment);
  expect(facts.payments.filter(({ listedForStaff }) => listedForStaff).length).toBeGreaterThan(0);

  await renewed(late);
  await readersCaughtUp(world);
  expect([chargesOf(early), chargesOf(late)]).toEqual([1, 1]);
  const lost = log.slice(kept.length);
  const since = (await readAhead(world.store, { after: 0n, most: Infinity })).slice(kept.length);
  expect([numbersIn(lost).length > 0, numbersIn(since).length > 0]).toEqual([true, true]);
  // An order whose number was drawn before the backup keeps it.
  const ofOthers = ({ streamId }: RecordedEvent) => numbersIn(lost.filter((event) => event.streamId !== streamId));
  expect(since.filter((event) => ofOthers(event).includes(numbersIn([event])[0] ?? ''))).toEqual([]);
  expect(await run(['projections', 'verify'])).toMatchObject({ code: 0 });
});
