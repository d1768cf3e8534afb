import { timelineTypes } from '../../../../contracts/admin/timeline.js';
import { orderCancelledPaid, storedOrderEvents } from '../../orders/order.fixtures.js';
import { storedReturnEvents } from '../../returns/return.fixtures.js';
import { storedSubscriptionEvents } from '../../subscriptions/subscription.fixtures.js';
import { recorded, type StoredSample } from '../../testing/recorded-events.js';
import { entryOf } from './timeline-entry.js';

const told = ({ type, version, data }: StoredSample) => {
  const event = recorded('order-1', { type, data });
  return entryOf({ ...event, metadata: { ...event.metadata, schemaVersion: version } });
};
const samples = [...storedOrderEvents, ...storedSubscriptionEvents, ...storedReturnEvents];

describe('the timeline', () => {
  it.each(samples.map((sample) => [`${sample.type} ${sample.version}`, sample] as const))('records %s', (_, sample) => {
    const { type, data } = told(sample);
    expect(type).toBe(sample.type);
    expect(timelineTypes).toContain(type);
    expect(Object.values(data)).not.toContain(undefined);
  });

  it('names the subscriptions that ended with a cancelled order, and those that continue', () => {
    const cancelled = (ends: boolean) =>
      told({ type: 'OrderCancelled', version: 2, data: orderCancelledPaid({}, ends).data });
    expect(cancelled(true).data).toEqual({ from: 'processing', endedPlans: 'Sleep Well', keptPlans: '' });
    expect(cancelled(false).data).toEqual({ from: 'processing', endedPlans: '', keptPlans: 'Sleep Well' });
  });
});
