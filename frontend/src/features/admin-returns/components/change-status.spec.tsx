import { act, fireEvent, screen } from '@testing-library/react';
import { findReturn, type AdminReturnDetail } from '../../../../../contracts/admin/returns.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { keyOf } from '../../../lib/http/endpoints';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { StatusDialogs } from './change-status';

jest.mock('../../../lib/http/api');

const item = {
  id: 'r1',
  orderNumber: '2026-000123',
  status: 'requested',
  items: [],
  proposedAmount: '20.00',
  paidAmount: '50.00',
  leftAmount: '50.00',
  shippingAmount: '0.00',
  label: { carrier: 'dhl', trackingCode: 'NIEUW', url: null },
} as unknown as AdminReturnDetail;
const before = { ...item, leftAmount: '5.00', label: null };

const asked = ['completed', 'approved'] as const;
const onClose = jest.fn();
const open = (status: (typeof asked)[number], isCached = false) =>
  renderControl(
    <StatusDialogs asked={{ item, status }} onClose={onClose} />,
    (cache) => isCached && cache.setQueryData(keyOf(findReturn, { params: { id: 'r1' } }), before),
  );
const answer = () => jest.mocked(call).mockResolvedValue({ data: item, projectionPending: false });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

beforeAll(stubDialogs);
beforeEach(() => jest.resetAllMocks());

it.each(asked)('a failed read before "%s" can be tried again or closed', async (status) => {
  jest.mocked(call).mockRejectedValue(new ApiError(503, ''));
  open(status);
  await press('Sluiten');
  expect(onClose).toHaveBeenCalledTimes(1);
  answer();
  await press('Probeer opnieuw');
  await screen.findByRole('button', { name: 'Annuleren' });
});

it('proposes what the payment has left today, whatever the cache says', async () => {
  answer();
  open('completed', true);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Terug te betalen/)).value).toBe('20,00');
});

it('begins an approval with the current label, whatever the cache says', async () => {
  answer();
  open('approved', true);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Trackingcode/)).value).toBe('NIEUW');
});
