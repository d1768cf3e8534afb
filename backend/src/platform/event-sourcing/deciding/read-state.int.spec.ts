import { randomUUID } from 'node:crypto';
import { orderDecider } from '../../../orders/order.decider.js';
import { orderCancelled, orderPlaced } from '../../../orders/order.fixtures.js';
import { openTestKernel, testContext, type TestKernel } from '../../../testing/kernel.js';
import type { Event } from '../events.js';
import { readState } from './read-state.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

const stored = ({ type, data }: Event, schemaVersion: number) => ({
  id: randomUUID(),
  type,
  data,
  metadata: {
    schemaVersion,
    occurredAt: testContext().at,
    actor: testContext().actor,
    $correlationId: 'c',
    $causationId: 'c',
  },
});

describe('readState', () => {
  it('returns the initial state for a stream without events', async () => {
    expect(await readState(kernel.store, orderDecider, 'nowhere')).toEqual({
      revision: -1,
      position: null,
      state: orderDecider.initialState,
      events: [],
    });
  });

  it('folds the events of one stream in their current versions', async () => {
    const current = orderDecider.eventTypes['OrderPlaced']!.version;
    const versionOne = {
      ...orderCancelled(),
      data: { ...orderCancelled().data, plans: undefined, renewal: undefined },
    };
    const events = [stored(orderPlaced(), current), stored(versionOne, 1)];
    const { position } = await kernel.store.append('order-1', events, 'no-stream');
    await kernel.store.append('order-2', [stored(orderPlaced(), current)], 'no-stream');
    const read = await readState(kernel.store, orderDecider, '1');
    expect(read).toMatchObject({ revision: 1, position, state: { status: 'cancelled' } });
    expect(read.events.map(({ type }) => type)).toEqual(['OrderPlaced', 'OrderCancelled']);
    const { version: schemaVersion } = orderDecider.eventTypes['OrderCancelled']!;
    expect(read.events[1]).toMatchObject({ data: { plans: [], renewal: null }, metadata: { schemaVersion } });
  });
});
