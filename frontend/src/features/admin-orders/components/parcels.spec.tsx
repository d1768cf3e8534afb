import { act, fireEvent, screen } from '@testing-library/react';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { listParcels } from '../../../../../contracts/shipping/parcels.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { Parcels } from './parcels';

jest.mock('../../../lib/http/api');

const toShip = [{ id: 'l1', productName: 'Sleep Well', quantity: 2 }];

it('tries a failed read of the parcels again', async () => {
  const parcels = jest.fn().mockRejectedValueOnce(new ApiError(503, ''));
  parcels.mockResolvedValue({ parcels: [], toShip });
  jest.mocked(call).mockImplementation(async (_method, path) => {
    const data = path === urlOf(listParcels, { id: 'o1' }) ? await parcels() : [];
    return { data, projectionPending: false } as never;
  });
  renderControl(<Parcels orderId="o1" isPaid />, loggedInAs('owner'));
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  await act(async () => void fireEvent.click(retry));
  await screen.findByLabelText(/Sleep Well/);
});
