import { screen } from '@testing-library/react';
import { showOverview, showRevenueByDay, type AnalyticsOverview } from '../../../../../contracts/admin/analytics.js';
import { call } from '../../../lib/http/api';
import { addressOf } from '../../../lib/http/endpoints';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { AnalyticsPage } from './analytics-page';

jest.mock('../../../lib/http/api');

let mockSearch: { on?: string; view?: string } = {};
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [mockSearch, () => undefined] }));

const overview: AnalyticsOverview = {
  orders: { total: 77, pending: 1, processing: 2, shipped: 3, delivered: 4, cancelled: 67, totalRevenue: 10 },
  subscriptions: { active: 5, paused: 6, cancelled: 7 },
};

/** Shows the page at an address whose charts ask for `days`. */
async function renderPage(search: typeof mockSearch, days: number) {
  mockSearch = search;
  const { on } = search;
  const responses = new Map<string, unknown>([
    [addressOf(showOverview, { query: { on } }), overview],
    [addressOf(showRevenueByDay, { query: { days, on } }), [{ day: '2026-03-01', revenue: 12.5, orders: 1 }]],
  ]);
  jest.mocked(call).mockImplementation(async (_method, path) => {
    return { data: responses.get(path) ?? [], projectionPending: false } as never;
  });
  renderControl(<AnalyticsPage />, loggedInAs('owner'));
  await screen.findByText('77');
}

const linksOf = (name: RegExp) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('links the numbers of now to their lists, and the revenue to nothing', async () => {
  await renderPage({}, 30);
  expect(linksOf(/^Bestellingen/)).toEqual(['/admin/orders']);
  expect(linksOf(/^Abonnementen/)).toEqual(['/admin/subscriptions']);
  expect(linksOf(/^Verzonden/)).toEqual(['/admin/orders?status=shipped']);
  expect(linksOf(/Omzet/)).toEqual([]);
});

it('links the totals of a past day to what there was by then, and its statuses to nothing', async () => {
  await renderPage({ on: '2026-03-10' }, 30);
  expect(linksOf(/^Bestellingen/)).toEqual(['/admin/orders?to=2026-03-10']);
  expect(linksOf(/^Abonnementen/)).toEqual(['/admin/subscriptions?to=2026-03-10']);
  expect(linksOf(/^Verzonden/)).toEqual([]);
});

it('charts and sums as many days as a link asks for', async () => {
  await renderPage({ on: '2026-03-10', view: '10' }, 10);
  await screen.findByText(/Totaal €\s12,50/);
  expect(screen.getByLabelText<HTMLSelectElement>('Periode').selectedOptions[0]!.text).toBe('Laatste 10 dagen');
});
