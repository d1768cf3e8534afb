import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminPromotion } from '../../../../../contracts/admin/promotions.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { promotionsQuery } from '../api';
import { PromotionsPage } from './promotions-page';

jest.mock('../../../lib/http/api');
const mockSearch: { open?: string } = {};
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [mockSearch, () => undefined] }));
beforeAll(stubDialogs);

const used = (orders: number, changes: Partial<AdminPromotion> = {}) =>
  ({
    id: 1,
    name: 'Zomer',
    code: null,
    benefit: 'amount',
    value: '5.00',
    scope: 'basket',
    state: 'current',
    from: '2026-03-01T00:00:00.000Z',
    until: null,
    maxUses: null,
    maxAmount: null,
    usage: { orders, pieces: orders, given: '0.00' },
    version: 1,
    ...changes,
  }) as unknown as AdminPromotion;

it('shows the cached figures, then the current ones', async () => {
  jest.mocked(call).mockResolvedValue({ data: [used(12)], projectionPending: false });
  renderControl(<PromotionsPage />, (cache) => cache.setQueryData(promotionsQuery.queryKey, [used(1)]));
  expect(await screen.findAllByText(/\b12 /)).not.toEqual([]);
});

it('says that a colleague saved first, loads what is there now, and closes once the promotion is over', async () => {
  mockSearch.open = '1';
  let present = used(1);
  const saved: unknown[] = [];
  jest.mocked(call).mockImplementation(async (method, _path, body) => {
    if (method === 'GET') return { data: [present], projectionPending: false } as never;
    saved.push(body);
    throw new ApiError(409, JSON.stringify({ code: 'conflict', message: 'Iemand anders.' }));
  });
  renderControl(<PromotionsPage />);
  const dialog = await screen.findByRole('dialog', { name: 'Zomer bewerken' });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Naam');
  const saveAndReload = async (changes: Partial<AdminPromotion>) => {
    await act(async () => void fireEvent.submit(field.form!));
    present = used(1, changes);
    const button = await screen.findByRole('button', { name: 'Huidige gegevens laden' });
    await act(async () => void fireEvent.click(button));
  };
  await saveAndReload({ name: 'Herfst', version: 2 });
  expect([field.value, screen.queryByRole('alert')]).toEqual(['Herfst', null]);
  await saveAndReload({ state: 'over', version: 3 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toMatchObject([
    { name: 'Zomer', version: 1 },
    { name: 'Herfst', version: 2 },
  ]);
});
