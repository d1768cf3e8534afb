import { act, fireEvent, screen } from '@testing-library/react';
import {
  endDevice,
  endOtherDevices,
  proveSession,
  sendCode,
  type CustomerDevice,
} from '../../../../../contracts/customers.js';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { DevicesCard } from './devices-card';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/toast');

const here: CustomerDevice = {
  id: 'hier',
  browser: 'Firefox, Windows',
  startedAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: '2026-03-02T10:00:00.000Z',
  isCurrent: true,
};
const phone = { ...here, id: 'telefoon', browser: 'Safari, iPhone', isCurrent: false };
const unknown = { ...phone, id: 'onbekend', browser: null };

const stubDevices = (devices: CustomerDevice[]) =>
  jest
    .mocked(call)
    .mockImplementation((method) =>
      Promise.resolve({ data: method === 'GET' ? devices : null, projectionPending: false } as never),
    );
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const ended = () =>
  jest
    .mocked(call)
    .mock.calls.filter(([method]) => method === 'DELETE')
    .map(([, path]) => path);

beforeAll(stubDialogs);
beforeEach(() => jest.resetAllMocks());

it('marks this device, which cannot be logged out here', async () => {
  stubDevices([here]);
  renderControl(<DevicesCard email="sanne@example.com" />);
  await screen.findByText('Firefox, Windows · Dit apparaat');
  await screen.findByText('Je bent nergens anders ingelogd.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('logs one other device out', async () => {
  stubDevices([here, phone]);
  renderControl(<DevicesCard email="sanne@example.com" />);
  await press('Safari, iPhone, laatst gebruikt op 2 mrt 2026 11:00: uitloggen');
  expect(ended()).toEqual([urlOf(endDevice, { id: 'telefoon' })]);
  expect(showToast).toHaveBeenCalledWith({ title: 'Apparaat uitgelogd' });
  expect(screen.queryByText('Alle andere apparaten uitloggen')).toBeNull();
});

it('logs all other devices out', async () => {
  stubDevices([here, phone, unknown]);
  renderControl(<DevicesCard email="sanne@example.com" />);
  await screen.findByText('Onbekende browser');
  await press('Alle andere apparaten uitloggen');
  expect(ended()).toEqual([urlOf(endOtherDevices, {})]);
});

it('says that logging out failed', async () => {
  stubDevices([here, phone]);
  renderControl(<DevicesCard email="sanne@example.com" />);
  await screen.findByText('Safari, iPhone');
  jest.mocked(call).mockRejectedValue(new ApiError(503, { code: 'unavailable', message: 'Even niet' } as never));
  await press('Safari, iPhone, laatst gebruikt op 2 mrt 2026 11:00: uitloggen');
  expect(showError).toHaveBeenCalled();
});

it('asks for a mailed code after a while, and then logs out without another click', async () => {
  stubDevices([here, phone]);
  const former = jest.mocked(call).getMockImplementation()!;
  const posts: [string, unknown][] = [];
  jest.mocked(call).mockImplementation((method, path, body) => {
    if (method === 'POST') posts.push([path, body]);
    if (path === urlOf(sendCode, {})) return Promise.resolve({ data: { delayed: false } } as never);
    const isProven = posts.some(([posted]) => posted === urlOf(proveSession, {}));
    return method === 'DELETE' && !isProven
      ? Promise.reject(new ApiError(403, JSON.stringify({ code: 'fresh-login-needed', message: 'Bevestig eerst' })))
      : former(method, path, body);
  });
  renderControl(<DevicesCard email="sanne@example.com" />);
  await press('Safari, iPhone, laatst gebruikt op 2 mrt 2026 11:00: uitloggen');
  expect(showError).not.toHaveBeenCalled();
  await press('Code versturen');
  const [first] = await screen.findAllByLabelText(/^Cijfer/);
  await act(async () => void fireEvent.paste(first!, { clipboardData: { getData: () => '123456' } }));
  expect(posts).toEqual([
    [urlOf(sendCode, {}), { email: 'sanne@example.com' }],
    [urlOf(proveSession, {}), { code: '123456' }],
  ]);
  expect(ended()).toEqual([urlOf(endDevice, { id: 'telefoon' }), urlOf(endDevice, { id: 'telefoon' })]);
  expect(showToast).toHaveBeenCalledWith({ title: 'Apparaat uitgelogd' });
  expect(screen.queryByText('Bevestig dat jij het bent')).toBeNull();
});
