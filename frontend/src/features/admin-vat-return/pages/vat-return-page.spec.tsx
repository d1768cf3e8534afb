import { screen } from '@testing-library/react';
import type { VatReturn } from '../../../../../contracts/tax/vat-return.js';
import { call } from '../../../lib/http/api';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { vatReturnCopy as copy } from '../copy';
import { VatReturnPage } from './vat-return-page';

jest.mock('../../../lib/http/api');
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [{}, () => undefined] }));

async function renderReturn(missing: Pick<VatReturn, 'missing'>) {
  const data: VatReturn = { boxes: [], owed: { vat: '2.06', vatEuros: 2 }, ...missing };
  jest.mocked(call).mockResolvedValue({ data, projectionPending: false });
  renderControl(<VatReturnPage />, loggedInAs('owner'));
  await screen.findByText('5a Verschuldigde btw');
}

it('warns that the return lacks documents that are still to be issued', async () => {
  await renderReturn({ missing: 2 });
  expect(screen.getByRole('alert').textContent).toContain('2 facturen of creditfacturen');
});

it.each([{ missing: 0 }, {}])('does not warn when nothing is missing', async (missing) => {
  await renderReturn(missing);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names one document in the singular', () => {
  expect(copy.incomplete(1)).toContain('1 factuur of creditfactuur is nog niet opgemaakt');
});
