import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { listProducts } from '../../../../../contracts/catalog.js';
import { urlOf } from '../../../../../contracts/endpoint.js';
import {
  listPhoneOrders,
  placePhoneOrder,
  quotePhoneOrder,
  startFromCustomer,
  type PhoneOrderStart,
} from '../../../../../contracts/orders/phone-orders.js';
import { askFirst } from '../../../lib/confirm';
import { call } from '../../../lib/http/api';
import { keyOf } from '../../../lib/http/endpoints';
import { productsQuery } from '../../../lib/shop/catalog';
import { uiCopy } from '../../../ui/copy';
import { renderControl } from '../../../ui/testing/render-control';
import { NewOrderPage } from './new-order-page';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/confirm');
jest.mock('../../../lib/toast');

const sanne: PhoneOrderStart = {
  details: {
    email: 'sanne@example.com',
    phone: '0612345678',
    firstName: 'Sanne',
    lastName: 'de Vries',
    address: 'Prinsengracht 12',
    postalCode: '1015 DX',
    city: 'Amsterdam',
  },
  items: [],
  orderNumber: null,
};
const moved = { ...sanne, details: { ...sanne.details, address: 'Damrak 1' } };
const products = [{ id: 3, name: 'Sleep Well', stock: 9 }];
const quote = { shippingCents: 0, discountCents: 0, totalCents: 2295 };

const render = (page = <NewOrderPage />, fill: (cache: QueryClient) => unknown = () => undefined) => {
  const rendered = renderControl(page, (cache) => {
    cache.setQueryData(productsQuery.queryKey, products as never);
    fill(cache);
  });
  return { ...rendered, show: (next: typeof page) => act(async () => rendered.rerender(next)) };
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, value: string) => {
  const found = await field(label);
  await act(async () => void fireEvent.change(found, { target: { value } }));
};
const valueOf = async (label: string) => (await field(label)).value;
const code = 'Kortingscode (niet verplicht)';
const typeOrder = async () => {
  await fill('Product 1', '3');
  await fill('Aantal 1', '2');
  await fill(code, 'PEER10');
};

beforeEach(() => {
  jest.resetAllMocks();
  const answers: Record<string, unknown> = {
    [urlOf(listPhoneOrders, {})]: [],
    [urlOf(quotePhoneOrder, {})]: quote,
    [urlOf(startFromCustomer, { id: 5 })]: sanne,
  };
  jest.mocked(call).mockImplementation(async (method, path) => {
    const data = method === 'POST' && path === urlOf(placePhoneOrder, {}) ? { link: '' } : answers[path];
    return { data, projectionPending: false } as never;
  });
});

it('keeps the typed products and the code when a customer is chosen', async () => {
  const { show } = render();
  await typeOrder();
  await show(<NewOrderPage customer={5} />);
  expect([await valueOf('Voornaam'), await valueOf('Straat en huisnummer')]).toEqual(['Sanne', 'Prinsengracht 12']);
  expect([await valueOf('Product 1'), await valueOf('Aantal 1'), await valueOf(code)]).toEqual(['3', '2', 'PEER10']);
});

it('says that the products did not load, and reads them again', async () => {
  const answer = jest.mocked(call).getMockImplementation()!;
  jest.mocked(call).mockImplementation(async (method, path) => {
    if (path === urlOf(listProducts, {})) throw new Error('offline');
    return answer(method, path) as never;
  });
  renderControl(<NewOrderPage />);
  const retry = await screen.findByRole('button', { name: uiCopy.retry });
  await act(async () => void fireEvent.click(retry));
  expect(jest.mocked(call).mock.calls.filter(([, path]) => path === urlOf(listProducts, {}))).toHaveLength(2);
});

it('begins with the stored customer instead of the cached one', async () => {
  render(<NewOrderPage customer={5} />, (cache) =>
    cache.setQueryData(keyOf(startFromCustomer, { params: { id: 5 } }), moved),
  );
  expect(await valueOf('Straat en huisnummer')).toBe('Prinsengracht 12');
});

it('asks before what is typed is lost by leaving, also after a customer is chosen', async () => {
  const { router, show } = render();
  await typeOrder();
  await show(<NewOrderPage customer={5} />);
  await act(async () => router.history.push('/admin/returns'));
  expect(askFirst).toHaveBeenCalledTimes(1);
  expect(router.history.location.pathname).toBe('/');
});

it('asks nothing once the order is placed, and is empty', async () => {
  const { router, show } = render(<NewOrderPage customer={5} />);
  await typeOrder();
  const submit = await screen.findByRole('button', { name: 'Betaallink mailen' });
  await act(async () => void fireEvent.click(submit));
  await show(<NewOrderPage />);
  await act(() => router.load());
  expect([await valueOf('Voornaam'), await valueOf('Product 1'), await valueOf(code)]).toEqual(['', '', '']);
  await act(async () => router.history.push('/admin/returns'));
  expect(askFirst).not.toHaveBeenCalled();
});

it('keeps its id when the response was lost, so that a corrected order cannot come beside the first', async () => {
  const responses = jest.mocked(call).getMockImplementation()!;
  const sent: { id: string; email: string }[] = [];
  jest.mocked(call).mockImplementation(async (method, path, body) => {
    if (method !== 'POST' || path !== urlOf(placePhoneOrder, {})) return responses(method, path, body);
    sent.push(body as (typeof sent)[number]);
    throw new TypeError('Failed to fetch');
  });
  render(<NewOrderPage customer={5} />);
  await typeOrder();
  const send = async () => act(async () => void fireEvent.submit((await field('Voornaam')).form!));
  await fill('E-mailadres', 'sanne@exmaple.com');
  await send();
  await fill('E-mailadres', 'sanne@example.com');
  await send();
  expect(sent.map(({ email }) => email)).toEqual(['sanne@exmaple.com', 'sanne@example.com']);
  expect(sent[1]!.id).toBe(sent[0]!.id);
});
