import { screen } from '@testing-library/react';
import type { Dispute } from '../../../../../contracts/admin/attention.js';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { call } from '../../../lib/http/api';
import { DisputesPage } from './disputes-page';

jest.mock('../../../lib/http/api');
jest.mock('../../../ui/admin/list/use-list-search', () => ({ useListSearch: () => [{}, () => undefined] }));

const chargedBack: Dispute = {
  disputeId: 'dp_1',
  paymentIntentId: 'pi_1',
  orderId: 'o1',
  orderNumber: '2026-000001',
  amount: '31.94',
  currency: 'eur',
  reason: 'fraudulent',
  isInquiry: false,
  state: 'charged-back',
  evidenceDueBy: null,
  openedAt: '2026-05-01T10:00:00.000Z',
};

it.each([
  ['the bookkeeper, who only looks', 'bookkeeper', 0],
  ['staff', 'staff', 1],
] as const)('offers %s what the role may do with a charged-back dispute', async (_, role, buttons) => {
  jest.mocked(call).mockResolvedValue({ data: [chargedBack], projectionPending: false } as never);
  renderControl(<DisputesPage />, loggedInAs(role));
  await screen.findAllByText(/2026-000001/);
  expect(screen.queryAllByRole('button', { name: /afvinken/i })).toHaveLength(buttons);
});
