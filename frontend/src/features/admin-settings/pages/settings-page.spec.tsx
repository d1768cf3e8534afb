import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { findSettings, saveSettings } from '../../../../../contracts/settings.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { renderControl } from '../../../ui/testing/render-control';
import { adminSettingsQuery } from '../api';
import { ShippingForm } from '../components/shipping-form';
import { SettingsPage } from './settings-page';

jest.mock('../../../lib/http/api');

it('begins with the current settings instead of the cached ones', async () => {
  jest.mocked(call).mockImplementation(async (_method, path) => {
    if (path !== urlOf(findSettings, {})) throw new ApiError(503, '');
    return { data: { free_shipping_threshold: '40.00', shipping_cost: '4.95' }, projectionPending: false } as never;
  });
  renderControl(<SettingsPage />, (cache) =>
    cache.setQueryData(adminSettingsQuery.queryKey, { free_shipping_threshold: '30.00', shipping_cost: '4.95' }),
  );
  expect((await screen.findByLabelText<HTMLInputElement>(/vanaf/i)).value).toBe('40,00');
});

it('keeps what is typed while it saves, and shows what the server kept of the rest', async () => {
  let answer: (saved: never) => void = () => undefined;
  let isAsked = false;
  jest.mocked(call).mockImplementation(async (_method, path) => {
    if (path !== urlOf(saveSettings, {})) throw new ApiError(503, '');
    isAsked = true;
    return { data: await new Promise<never>((resolve) => (answer = resolve)), projectionPending: false } as never;
  });
  renderControl(<ShippingForm settings={{ free_shipping_threshold: '30.00', shipping_cost: '4.95' }} />);
  const threshold = screen.getByLabelText<HTMLInputElement>(/vanaf/i);
  const cost = screen.getByLabelText<HTMLInputElement>(/Verzendkosten/);
  fireEvent.change(threshold, { target: { value: '40' } });
  fireEvent.submit(threshold.form!);
  await waitFor(() => expect(isAsked).toBe(true));
  fireEvent.change(cost, { target: { value: '5,95' } });
  await act(async () => answer({ free_shipping_threshold: '40.00', shipping_cost: '4.95' } as never));
  await waitFor(() => expect(threshold.value).toBe('40,00'));
  expect(cost.value).toBe('5,95');
});
