import { act, fireEvent, screen, within } from '@testing-library/react';
import type { AdminCategory } from '../../../../../contracts/admin/categories.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { adminCategoriesQuery } from '../api';
import { CategoriesPage } from './categories-page';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/staff/may', () => ({ useMay: () => () => true, May: () => null }));
jest.mock('../../../ui/admin/list/use-list-search', () => ({
  useListSearch: () => [{ open: '1' }, () => undefined],
}));
beforeAll(stubDialogs);

const category = (name: string, version: number): AdminCategory => ({
  ...{ id: 1, slug: 'energy', description: null },
  ...{ name, version },
});

it('begins with what a colleague saved, says when one saved first, and loads that', async () => {
  let present = category('Overdag', 2);
  const saved: unknown[] = [];
  jest.mocked(call).mockImplementation(async (method, _path, body) => {
    if (method === 'GET') return { data: [present], projectionPending: false } as never;
    saved.push(body);
    throw new ApiError(409, JSON.stringify({ code: 'conflict', message: 'Iemand anders.' }));
  });
  renderControl(<CategoriesPage />, (cache) =>
    cache.setQueryData(adminCategoriesQuery.queryKey, [category('Energie', 1)]),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Overdag bewerken' });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Naam');
  const save = () => act(async () => void fireEvent.submit(field.form!));
  await save();
  present = category('Ochtend', 3);
  const button = await screen.findByRole('button', { name: 'Huidige gegevens laden' });
  await act(async () => void fireEvent.click(button));
  expect([field.value, screen.queryByRole('alert')]).toEqual(['Ochtend', null]);
  await save();
  expect(saved).toMatchObject([
    { name: 'Overdag', version: 2 },
    { name: 'Ochtend', version: 3 },
  ]);
});
