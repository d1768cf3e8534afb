import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { findSettings, saveSettings, type AdminSettings } from '../../../../../contracts/settings.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { renderControl } from '../../../ui/testing/render-control';
import { adminSettingsQuery } from '../api';
import { ShippingForm } from '../components/shipping-form';
import { SettingsPage } from './settings-page';

jest.mock('../../../lib/http/api');

const rates = (free_shipping_threshold: string, shipping_cost: string, version: number): AdminSettings => ({
  ...{ free_shipping_threshold, shipping_cost, version },
});

it('begins with the current settings instead of the cached ones', async () => {
  jest.mocked(call).mockImplementation(async (_method, path) => {
    if (path !== urlOf(findSettings, {})) throw new ApiError(503, '');
    return { data: rates('40.00', '4.95', 2), projectionPending: false } as never;
  });
  renderControl(<SettingsPage />, (cache) =>
    cache.setQueryData(adminSettingsQuery.queryKey, rates('30.00', '4.95', 1)),
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
  renderControl(<ShippingForm settings={rates('30.00', '4.95', 1)} />);
  const threshold = screen.getByLabelText<HTMLInputElement>(/vanaf/i);
  const cost = screen.getByLabelText<HTMLInputElement>(/Verzendkosten/);
  fireEvent.change(threshold, { target: { value: '40' } });
  fireEvent.submit(threshold.form!);
  await waitFor(() => expect(isAsked).toBe(true));
  fireEvent.change(cost, { target: { value: '5,95' } });
  await act(async () => answer(rates('40.00', '4.95', 2) as never));
  await waitFor(() => expect(threshold.value).toBe('40,00'));
  expect(cost.value).toBe('5,95');
});

describe('after a colleague saved first', () => {
  let present: AdminSettings;
  const sent: unknown[] = [];
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const submit = (field: HTMLInputElement) => act(async () => void fireEvent.submit(field.form!));
  beforeEach(() => {
    sent.length = 0;
    jest.mocked(call).mockImplementation(async (method, _path, body) => {
      if (method === 'GET') return { data: present, projectionPending: false } as never;
      sent.push(body);
      const { version, ...typed } = body as AdminSettings;
      if (version !== present.version)
        throw new ApiError(409, JSON.stringify({ code: 'conflict', message: 'Iemand anders.' }));
      present = { ...typed, version: version + 1 };
      return { data: present, projectionPending: false } as never;
    });
    renderControl(<ShippingForm settings={rates('30.00', '4.95', 1)} />);
  });
  const fields = () => [
    screen.getByLabelText<HTMLInputElement>(/vanaf/i),
    screen.getByLabelText<HTMLInputElement>(/Verzendkosten/),
  ];
  const load = async () =>
    act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Huidige gegevens laden' })));

  it('says so, loads what is saved, keeps what only this form changed, and saves twice in a row', async () => {
    const [threshold, cost] = fields() as [HTMLInputElement, HTMLInputElement];
    present = rates('40.00', '4.95', 2);
    type(cost, '5.95');
    await submit(cost);
    expect((await screen.findByRole('alert')).textContent).toContain('gewijzigd nadat je het opende');
    await load();
    expect([threshold.value, cost.value, screen.queryByRole('alert')]).toEqual(['40,00', '5.95', null]);
    await submit(cost);
    await waitFor(() => expect(cost.value).toBe('5,95'));
    type(cost, '6');
    await submit(cost);
    expect(sent).toEqual([rates('30.00', '5.95', 1), rates('40.00', '5.95', 2), rates('40.00', '6', 3)]);
  });

  it('shows what the colleague made of a field that both changed', async () => {
    const [, cost] = fields() as [HTMLInputElement, HTMLInputElement];
    present = rates('30.00', '3.95', 2);
    type(cost, '5.95');
    await submit(cost);
    await load();
    expect(cost.value).toBe('3,95');
  });
});
