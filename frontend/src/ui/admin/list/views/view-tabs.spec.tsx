import { act, fireEvent, screen } from '@testing-library/react';
import { removeView } from '../../../../../../contracts/admin/saved-views.js';
import { urlOf } from '../../../../../../contracts/endpoint.js';
import type { StaffRole } from '../../../../../../contracts/staff/permissions.js';
import { askFirst } from '../../../../lib/confirm';
import { call } from '../../../../lib/http/api';
import { staffQuery } from '../../../../lib/staff/staff-query';
import { renderControl } from '../../../testing/render-control';
import { ViewTabs } from './view-tabs';

jest.mock('../../../../lib/http/api');
jest.mock('../../../../lib/confirm');
let mockSearch = {};
jest.mock('../use-list-search', () => ({ useListSearch: () => [mockSearch, jest.fn()] }));

const view = { id: 'v1', name: 'Te pakken', isShared: true, isMine: false, settings: { status: 'processing' } };
const render = async (role: StaffRole, isLeft: boolean) => {
  jest.mocked(call).mockResolvedValue({ data: [{ ...view, isLeft }], projectionPending: false } as never);
  renderControl(<ViewTabs list="orders" />, (cache) => cache.setQueryData(staffQuery.queryKey, { role } as never));
  await screen.findByText('Te pakken (gedeeld)');
};
const tabs = () => screen.queryByRole('navigation', { name: 'Weergaven' });
beforeEach(() => {
  mockSearch = { status: 'processing' };
});
const button = () => screen.queryByRole('button', { name: 'Weghalen' });

it.each([
  ['staff', true],
  ['owner', false],
] as const)('shows a shared view without a button to a colleague with role %s (left: %s)', async (role, isLeft) => {
  await render(role, isLeft);
  expect(button()).toBeNull();
});

it('lets an owner remove what a colleague who left shares', async () => {
  await render('owner', true);
  jest.mocked(askFirst).mockResolvedValueOnce(true);
  await act(async () => void fireEvent.click(button()!));
  const url = urlOf(removeView, { list: 'orders', viewId: 'v1' });
  expect(jest.mocked(call).mock.calls).toContainEqual(['DELETE', url]);
});

it.each([
  ['nothing without a view and a filter', {}, false],
  ['what would become a view with a filter', { status: 'processing' }, true],
])('shows %s', async (_, search, isShown) => {
  mockSearch = search;
  jest.mocked(call).mockResolvedValue({ data: [], projectionPending: false } as never);
  await act(async () => void renderControl(<ViewTabs list="orders" />));
  expect(tabs() !== null).toBe(isShown);
});
