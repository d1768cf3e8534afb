import { waitingOf } from './waiting';

const bounds = { lowStock: 20, newSince: '2026-03-02T00:00:00.000Z' };

test('nothing waits where every list is empty or still on its way', () => {
  expect(waitingOf({}, bounds)).toEqual([]);
  expect(waitingOf({ returns: [], mails: [], overview: { orders: { processing: 0 } } }, bounds)).toEqual([]);
});

test('trouble comes before the daily work', () => {
  const waiting = waitingOf({ overview: { orders: { processing: 4 } }, returns: [{}], mails: [{}, {}] }, bounds);
  expect(waiting.map(({ kind, count, isTrouble }) => [kind, count, isTrouble])).toEqual([
    ['mails', 2, true],
    ['orders', 4, false],
    ['returns', 1, false],
  ]);
});

test('a payment waits until its refund is on its way, and again when that failed', () => {
  const resolvedAt = '2026-03-03T10:00:00.000Z';
  const unmatched = [
    { refund: null, resolvedAt: null },
    { refund: 'queued', resolvedAt },
    { refund: 'done', resolvedAt },
    { refund: 'failed', resolvedAt },
  ];
  expect(waitingOf({ unmatched }, bounds)).toMatchObject([{ kind: 'unmatched', count: 2 }]);
});

test('every renewal of the list counts, also one that is tried again by itself', () => {
  const renewals = [{ state: 'retrying' }, { state: 'action-needed' }, { state: 'postponed' }] as const;
  expect(waitingOf({ renewals, withdrawals: [{}] }, bounds)).toMatchObject([
    { kind: 'withdrawals', count: 1, isTrouble: true },
    { kind: 'renewals', count: 3, isTrouble: true },
  ]);
});

test('unlimited stock is never low; 20 is enough', () => {
  const levels = [{ onHand: null }, { onHand: 20 }, { onHand: 19 }, { onHand: 0 }];
  expect(waitingOf({ levels }, bounds)).toMatchObject([{ kind: 'stock', count: 2 }]);
});

test('an inquiry is new for a week', () => {
  const inquiries = [{ createdAt: '2026-03-02T00:00:00.000Z' }, { createdAt: '2026-03-01T23:59:59.999Z' }];
  expect(waitingOf({ inquiries }, bounds)).toMatchObject([{ kind: 'inquiries', count: 1 }]);
});
