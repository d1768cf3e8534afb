const contract = 'keeps the event store contract';

/** [kind, store, part of "file: suite" that proves it] */
const onStores = [
  ['contract', 'Postgres', `Postgres adapter ${contract}`],
  ['contract', 'protocol server 23.10', `on the protocol server of 23.10 ${contract}`],
  ['contract', 'protocol server 24.10', `on the protocol server of 24.10 ${contract}`],
  ['contract', 'real EventStoreDB', `on the server of EVENTSTORE_TEST_URL ${contract}`],
  ['contract', 'real EventStoreDB', `on a real server in a container ${contract}`],
  ['drills', 'Postgres', 'chaos/run/chaos.int.spec.ts: '],
  ['drills', 'protocol server', 'chaos/run/eventstoredb.int.spec.ts: '],
];

/** Reports which event-store tests passed on which store. */
export function storesLine(passed) {
  const found = onStores.filter(([, , words]) => passed.some((suite) => suite.includes(words)));
  const part = (kind) => {
    const stores = found.filter(([one]) => one === kind).map(([, store]) => store);
    return `${kind} on ${stores.length > 0 ? stores.join(', ') : 'no store'}`;
  };
  const isReal = found.some(([, store]) => store === 'real EventStoreDB');
  const skipped = isReal ? '' : '; real EventStoreDB skipped (no EVENTSTORE_TEST_URL, no Docker)';
  return `event store: ${part('contract')}; ${part('drills')}${skipped}`;
}
