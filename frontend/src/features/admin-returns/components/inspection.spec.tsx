import { act, fireEvent, screen } from '@testing-library/react';
import { findReturn, type ReturnedParcelDetail } from '../../../../../contracts/admin/returns.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { keyOf } from '../../../lib/http/endpoints';
import { renderControl } from '../../../ui/testing/render-control';
import { loggedInAs } from '../../../ui/testing/staff';
import { Inspection } from './inspection';

jest.mock('../../../lib/http/api');

const line = { id: 'l1', productName: 'Sleep Well', quantity: 2, expected: 2, received: null, restocked: null };
const item = { id: 'r1', status: 'approved', reason: 'other', items: [line] } as unknown as ReturnedParcelDetail;
const counted = { ...item, items: [{ ...line, received: 1 }] };

const render = () =>
  renderControl(<Inspection item={item} />, (cache) => {
    loggedInAs('owner')(cache);
    cache.setQueryData(keyOf(findReturn, { params: { id: 'r1' } }), item);
  });
const received = () => screen.findByLabelText<HTMLInputElement>('Ontvangen');

beforeEach(() => jest.resetAllMocks());

it('begins with what a colleague counted since the page was open', async () => {
  jest.mocked(call).mockResolvedValue({ data: counted, projectionPending: false });
  render();
  expect((await received()).value).toBe('1');
});

it('tries a failed read again', async () => {
  jest.mocked(call).mockRejectedValue(new ApiError(503, ''));
  render();
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  jest.mocked(call).mockResolvedValue({ data: counted, projectionPending: false });
  await act(async () => void fireEvent.click(retry));
  expect((await received()).value).toBe('1');
});
