import { Readable } from 'node:stream';
import { anEvent } from '../testing/contract-tools.js';
import { SubscriptionFeed, type ClientSubscription } from './subscription-feed.js';

/** A client subscription that counts the events it produces. */
class FakeSubscription extends Readable {
  produced = 0;

  constructor(private readonly count: number) {
    super({ objectMode: true, highWaterMark: 10 });
  }

  override _read(): void {
    if (this.produced < this.count) this.push(item(++this.produced));
  }

  unsubscribe(): Promise<void> {
    return Promise.reject(new Error('never opened'));
  }
}

function item(number: number): object {
  const { id, type, data, metadata } = anEvent();
  return {
    event: {
      id,
      type,
      data,
      metadata,
      streamId: 's-1',
      revision: BigInt(number - 1),
      position: { commit: BigInt(number) },
    },
  };
}

function feedOf(
  subscription: FakeSubscription,
  { live = false, end = 0n, signal = new AbortController().signal } = {},
) {
  const client = subscription as unknown as ClientSubscription;
  return new SubscriptionFeed(client, { after: 0n, end, batchSize: 10, live, signal });
}

test('reads no more than a batch and the buffer', async () => {
  const subscription = new FakeSubscription(1000);
  const feed = feedOf(subscription);
  const batch = await feed.next(0n);
  expect(batch!.events).toHaveLength(10);
  expect(subscription.produced).toBeLessThanOrEqual(20);
  feed.close();
});

test('the end of the log waits for earlier buffered events', async () => {
  const subscription = new FakeSubscription(0);
  for (let number = 1; number <= 15; number++) subscription.push(item(number));
  const feed = feedOf(subscription, { end: 99n });
  subscription.emit('caughtUp');
  const first = await feed.next(0n);
  expect(first).toMatchObject({ position: 10n, caughtUp: false });
  const second = await feed.next(first!.position);
  expect(second!.events).toHaveLength(5);
  expect(second).toMatchObject({ position: 99n, caughtUp: true });
  feed.close();
});

test('an error is thrown after earlier events, and the rest closes without one', async () => {
  const subscription = new FakeSubscription(3);
  const feed = feedOf(subscription, { live: true });
  expect((await feed.next(0n))!.events).toHaveLength(3);
  const next = feed.next(3n);
  subscription.emit('error', new Error('cut off'));
  await expect(next).rejects.toThrow('cut off');
  subscription.emit('error', new Error('cut off twice'));
  feed.close();
});

test('a subscription that ends without an error throws EventStoreUnavailableError', async () => {
  const subscription = new FakeSubscription(0);
  const feed = feedOf(subscription);
  const next = feed.next(0n);
  subscription.push(null);
  await expect(next).rejects.toThrow('ended the subscription');
});

test('the signal ends the wait', async () => {
  const stopping = new AbortController();
  const feed = feedOf(new FakeSubscription(0), { signal: stopping.signal });
  const next = feed.next(0n);
  stopping.abort();
  expect(await next).toBeNull();
});
