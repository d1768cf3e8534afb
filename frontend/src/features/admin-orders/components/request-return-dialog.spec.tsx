import { act, fireEvent, screen } from '@testing-library/react';
import type { ParcelDetail } from '../../../../../contracts/orders.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { RequestReturnDialog } from './request-return-dialog';

jest.mock('../../../lib/http/api');

const order = {
  id: 'o1',
  orderNumber: '2026-000123',
  items: [{ id: 'l1', productName: 'Sleep Well', quantity: 2 }],
  cancelled: [],
} as unknown as ParcelDetail;

beforeAll(stubDialogs);

it('a failed read can be tried again or closed', async () => {
  const onClose = jest.fn();
  jest.mocked(call).mockRejectedValue(new ApiError(503, ''));
  renderControl(<RequestReturnDialog order={order} onClose={onClose} />);
  const close = await screen.findByRole('button', { name: 'Sluiten' });
  fireEvent.click(close);
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.mocked(call).mockResolvedValue({ data: [], projectionPending: false });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' })));
  await screen.findByLabelText(/^Sleep Well/);
});
