import { act, fireEvent, screen } from '@testing-library/react';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { preparePeriod } from '../../../../../contracts/invoices.js';
import { periodDownloadCopy } from '../../../ui/admin/invoices/copy';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { InvoicesPage } from './invoices-page';

let mockSearch = {};
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [mockSearch, () => undefined] }));

const respond = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;
const printing = { documents: 9, printed: 4 };
const stubShop = () => {
  globalThis.fetch = (async (path: string) =>
    respond(path === urlOf(preparePeriod, { period: '2026-03' }) ? printing : [])) as typeof fetch;
};

it('offers the documents of another month while those of the first are printed', async () => {
  stubShop();
  mockSearch = { view: '2026-03' };
  const { rerender } = renderControl(<InvoicesPage />, loggedInAs('owner'));
  const button = await screen.findByText(periodDownloadCopy.downloadPeriod);
  await act(async () => void fireEvent.click(button));
  await screen.findByText(periodDownloadCopy.printing(printing));
  mockSearch = { view: '2026-04' };
  rerender(<InvoicesPage />);
  await screen.findByText(periodDownloadCopy.downloadPeriod);
  expect(screen.queryByText(periodDownloadCopy.printing(printing))).toBeNull();
});
