import { fireEvent, screen } from '@testing-library/react';
import { comparePeriods, type PeriodFigures } from '../../../../../contracts/admin/analytics.js';
import { call } from '../../../lib/http/api';
import { addressOf } from '../../../lib/http/endpoints';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { PeriodPanel } from './period-panel';

jest.mock('../../../lib/http/api');

let mockSearch = {};
const mockSetSearch = jest.fn();
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [mockSearch, mockSetSearch] }));

const figures: PeriodFigures = {
  from: '2026-03-01',
  to: '2026-03-10',
  captured: 0,
  refunded: 0,
  revenue: 0,
  oneOff: 0,
  subscription: 0,
  orders: 1234,
  subscriptionOrders: 0,
  newCustomers: 0,
  startedSubscriptions: 0,
  endedSubscriptions: 0,
};
const before = { ...figures, from: '2026-02-19', to: '2026-02-28' };
const inOrder = { from: '2026-03-01', to: '2026-03-10' };
const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Shows the panel at an address whose first day is after its last. */
async function renderReversed() {
  mockSearch = { from: inOrder.to, to: inOrder.from };
  jest.mocked(call).mockImplementation(async (_method, path) => {
    if (path !== addressOf(comparePeriods, { query: inOrder })) throw new Error(path);
    return { data: { current: figures, previous: before }, projectionPending: false } as never;
  });
  renderControl(<PeriodPanel />, loggedInAs('owner'));
  await screen.findByText('1.234');
}

beforeEach(() => jest.resetAllMocks());

it('swaps two days that are in the wrong order', async () => {
  await renderReversed();
  expect([day('Van').value, day('Tot en met').value]).toEqual([inOrder.from, inOrder.to]);
});

it('changes one of the days that it shows, and keeps the other', async () => {
  await renderReversed();
  fireEvent.change(day('Van'), { target: { value: '2026-03-05' } });
  expect(mockSetSearch.mock.calls).toEqual([[{ from: '2026-03-05', to: inOrder.to }]]);
});

it('writes no day that nobody chose', async () => {
  mockSearch = {};
  jest.mocked(call).mockResolvedValue({ data: { current: figures, previous: before }, projectionPending: false });
  renderControl(<PeriodPanel />, loggedInAs('owner'));
  await screen.findByText('1.234');
  fireEvent.change(day('Tot en met'), { target: { value: day('Van').value } });
  expect(mockSetSearch.mock.calls).toEqual([[{ to: day('Van').value }]]);
});

it('links each figure to the list that filters by what it counts', async () => {
  await renderReversed();
  const days = `from=${inOrder.from}&to=${inOrder.to}`;
  const addresses = screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href')!));
  expect(addresses).toEqual([
    `/admin/analytics?on=${inOrder.to}&view="10"`,
    `/admin/orders?${days}&day=paid&kind=one-off`,
    `/admin/orders?${days}&day=paid&kind=subscription`,
    `/admin/orders?${days}&day=paid&payment=kept`,
    `/admin/customers?${days}`,
    `/admin/subscriptions?${days}`,
  ]);
});

it('links the revenue of more days than the charts have to nothing', async () => {
  mockSearch = { from: '2024-03-01', to: '2026-03-10' };
  jest.mocked(call).mockResolvedValue({ data: { current: figures, previous: before }, projectionPending: false });
  renderControl(<PeriodPanel />, loggedInAs('owner'));
  await screen.findByText('1.234');
  expect(screen.queryByRole('link', { name: /Omzet in de periode/ })).toBeNull();
});
