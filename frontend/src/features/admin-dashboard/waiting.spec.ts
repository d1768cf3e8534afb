import { waitingOf } from './waiting';

const bounds = { lowStock: 20, newSince: '2026-03-02T00:00:00.000Z', soonExpired: '2026-04-08' };

test('has no open tasks while every list is empty or loading', () => {
  expect(waitingOf({}, bounds)).toEqual([]);
  expect(waitingOf({ returns: 0, 'failed-mails': [], overview: { orders: { processing: 0 } } }, bounds)).toEqual([]);
});

test('lists failures before daily work', () => {
  const waiting = waitingOf({ overview: { orders: { processing: 4 } }, returns: 1, 'failed-mails': [{}, {}] }, bounds);
  expect(waiting.map(({ kind, count, isTrouble }) => [kind, count, isTrouble])).toEqual([
    ['failed-mails', 2, true],
    ['orders', 4, false],
    ['returns', 1, false],
  ]);
});

test('lists a payment until its refund is in progress, and again when the refund fails', () => {
  const resolvedAt = '2026-03-03T10:00:00.000Z';
  const unmatched = [
    { refund: null, resolvedAt: null },
    { refund: 'queued', resolvedAt },
    { refund: 'done', resolvedAt },
    { refund: 'failed', resolvedAt },
  ];
  expect(waitingOf({ 'unmatched-payments': unmatched }, bounds)).toMatchObject([
    { kind: 'unmatched-payments', count: 2 },
  ]);
});

test('counts every renewal of the list, including one that retries automatically', () => {
  const renewals = [{ state: 'retrying' }, { state: 'action-needed' }, { state: 'postponed' }] as const;
  expect(waitingOf({ 'failed-renewals': renewals, 'unmatched-withdrawals': [{}] }, bounds)).toMatchObject([
    { kind: 'unmatched-withdrawals', count: 1, isTrouble: true },
    { kind: 'failed-renewals', count: 3, isTrouble: true },
  ]);
});

test('counts unlimited stock and a stock of 20 as sufficient', () => {
  const levels = [{ onHand: null }, { onHand: 20 }, { onHand: 19 }, { onHand: 0 }];
  expect(waitingOf({ levels }, bounds)).toMatchObject([{ kind: 'inventory', count: 2 }]);
});

test('counts a lot with pieces that expire within 30 days', () => {
  const [soon, later] = ['2026-04-08', '2026-04-09'];
  const lots = [
    { bestBefore: soon, quantity: 2 },
    { bestBefore: soon, quantity: 0 },
    { bestBefore: later, quantity: 2 },
    { bestBefore: null, quantity: 2 },
  ];
  expect(waitingOf({ lots }, bounds)).toEqual([
    { kind: 'lots', count: 1, isTrouble: false, search: { view: 'lots', sort: 'bestBefore' } },
  ]);
});

test('counts an inquiry as new for a week', () => {
  const inquiries = [{ createdAt: '2026-03-02T00:00:00.000Z' }, { createdAt: '2026-03-01T23:59:59.999Z' }];
  expect(waitingOf({ 'partnership-inquiries': inquiries }, bounds)).toMatchObject([
    { kind: 'partnership-inquiries', count: 1 },
  ]);
});

test('counts the details of the company that invoices lack, first of all', () => {
  const company = {
    ...{ name: 'Gommie', address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam', kvk: '', vatId: '' },
    ...{ email: 'hallo@gommie.example', phone: '+31201234567' },
  };
  expect(waitingOf({ company, disputes: [{}] }, bounds)).toMatchObject([
    { kind: 'settings', count: 2, isTrouble: true },
    { kind: 'disputes', count: 1 },
  ]);
  expect(waitingOf({ company: { ...company, kvk: '69599084', vatId: 'NL000099998B57' } }, bounds)).toEqual([]);
});
