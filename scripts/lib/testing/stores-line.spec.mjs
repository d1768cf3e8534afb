import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { storesLine } from './stores-line.mjs';

const contract = 'keeps the event store contract';
const drills = ['/shop/chaos/run/chaos.int.spec.ts: a', '/shop/chaos/run/eventstoredb.int.spec.ts: b'];

it('names the stores of each kind of test, and says why no real server was tested', () => {
  const passed = [
    `/shop/a: Postgres adapter ${contract}`,
    `/shop/b: EventStoreDB adapter on the protocol server of 23.10 ${contract}`,
    `/shop/b: EventStoreDB adapter on the protocol server of 24.10 ${contract}`,
  ];
  expect(storesLine([...passed, ...drills])).toBe(
    'event store: contract on Postgres, protocol server 23.10, protocol server 24.10; drills on Postgres, protocol server; ' +
      'real EventStoreDB skipped (no EVENTSTORE_TEST_URL, no Docker)',
  );
  expect(storesLine([passed[0], `/shop/b: EventStoreDB adapter on a real server in a container ${contract}`])).toBe(
    'event store: contract on Postgres, real EventStoreDB; drills on no store',
  );
});

it('matches the actual names of the suites', () => {
  const folder = 'backend/src/platform/event-sourcing';
  const postgres = readFileSync(inRoot(folder, 'postgres/postgres-event-store.int.spec.ts'), 'utf8');
  const eventStoreDb = readFileSync(inRoot(folder, 'eventstoredb/eventstoredb-event-store.int.spec.ts'), 'utf8');
  expect(readFileSync(inRoot(folder, 'testing/event-store-contract.ts'), 'utf8')).toContain(`\${name} ${contract}`);
  expect(postgres).toContain("'Postgres adapter'");
  for (const end of [
    "the server of EVENTSTORE_TEST_URL'",
    "a real server in a container'",
    'the protocol server of ${version}`',
  ])
    expect(eventStoreDb).toContain(`adapter on ${end}`);
});
