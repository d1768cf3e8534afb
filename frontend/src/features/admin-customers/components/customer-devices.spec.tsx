import { act, fireEvent, screen } from '@testing-library/react';
import { endCustomerDevices } from '../../../../../contracts/admin/customers.js';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { askFirst } from '../../../lib/confirm';
import { call } from '../../../lib/http/api';
import { renderControl } from '../../../ui/testing/render-control';
import { CustomerDevices } from './customer-devices';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/confirm');

const phone = {
  id: 'telefoon',
  browser: 'Safari, iPhone',
  startedAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: '2026-03-02T10:00:00.000Z',
};
const stubDevices = (devices: object[]) =>
  jest.mocked(call).mockImplementation(async () => ({ data: devices, projectionPending: false }) as never);
const ended = () => jest.mocked(call).mock.calls.filter(([method]) => method === 'DELETE');
const press = async () => {
  const button = await screen.findByRole('button');
  await act(async () => void fireEvent.click(button));
};

beforeEach(() => jest.resetAllMocks());

it('says that a customer is logged in nowhere', async () => {
  stubDevices([]);
  renderControl(<CustomerDevices customerId={7} name="Anna" />);
  await screen.findByText('Nergens ingelogd.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('logs the customer out after a question', async () => {
  stubDevices([phone, { ...phone, id: 'onbekend', browser: null }]);
  renderControl(<CustomerDevices customerId={7} name="Anna" />);
  await screen.findByText('Safari, iPhone');
  await screen.findByText('Onbekende browser');
  jest.mocked(askFirst).mockResolvedValueOnce(false);
  await press();
  expect(ended()).toEqual([]);
  jest.mocked(askFirst).mockResolvedValueOnce(true);
  await press();
  expect(ended()).toEqual([['DELETE', urlOf(endCustomerDevices, { id: 7 })]]);
  expect(askFirst).toHaveBeenCalledWith(expect.objectContaining({ title: 'Anna overal uitloggen?' }));
});
