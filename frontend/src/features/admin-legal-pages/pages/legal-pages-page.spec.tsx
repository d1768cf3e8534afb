import { act, fireEvent, screen } from '@testing-library/react';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { legalPageNames } from '../../../../../contracts/law/legal-page-names.js';
import { findLegalPage, listLegalPages, type LegalPage } from '../../../../../contracts/law/legal-pages.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { keyOf } from '../../../lib/http/endpoints';
import { renderControl } from '../../../ui/testing/render-control';
import { LegalPagesPage } from './legal-pages-page';

jest.mock('../../../lib/http/api');
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [{}, () => undefined] }));
jest.mock('../../../lib/toast');

const [name] = legalPageNames;
const pageOf = (version: number, title: string) =>
  ({ name, version, title, blocks: [{ kind: 'heading', text: 'Wie we zijn' }] }) as unknown as LegalPage;
const refused = new ApiError(409, JSON.stringify({ code: 'conflict', message: 'Net gewijzigd' }));

let stored: LegalPage;
const publish = jest.fn();
const title = () => screen.findByLabelText<HTMLInputElement>('Titel');
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Publiceer/ })));

beforeEach(() => {
  jest.resetAllMocks();
  stored = pageOf(2, 'Peren');
  jest.mocked(call).mockImplementation(async (method, path, body) => {
    const read = path === urlOf(listLegalPages, {}) ? [] : stored;
    return { data: method === 'GET' ? read : await publish(body), projectionPending: false } as never;
  });
});

it('begins with the newest version instead of the cached one', async () => {
  renderControl(<LegalPagesPage />, (cache) =>
    cache.setQueryData(keyOf(findLegalPage, { params: { name } }), pageOf(1, 'Appels')),
  );
  expect((await title()).value).toBe('Peren');
});

it('keeps what is typed when a colleague published meanwhile, and publishes it after theirs', async () => {
  renderControl(<LegalPagesPage />);
  fireEvent.change(await title(), { target: { value: 'Kersen' } });
  publish.mockRejectedValueOnce(refused);
  stored = pageOf(3, 'Bessen');
  await press();
  expect((await title()).value).toBe('Kersen');
  stored = pageOf(4, 'Kersen');
  publish.mockResolvedValueOnce(stored);
  await press();
  expect(publish.mock.calls.map(([{ after }]) => after)).toEqual([2, 3]);
});
