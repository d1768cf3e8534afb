import { act, fireEvent, screen } from '@testing-library/react';
import { findOrder } from '../../../../../contracts/customers.js';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { listOwnInvoices } from '../../../../../contracts/invoices.js';
import { fileOwnReturn } from '../../../../../contracts/returns.js';
import { call } from '../../../lib/http/api';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { ordersCopy, returnCopy } from '../copy';
import { OrderPage } from './order-page';

jest.mock('../../../lib/http/api');

const id = 'o-1';
const jar = { id: 'jar', productName: 'Energy Boost', quantity: 1 };
const order = {
  id,
  orderNumber: '2026-000123',
  createdAt: '2026-03-02T10:00:00.000Z',
  dispatchOn: null,
  status: 'processing',
  totalAmount: '16.99',
  subtotalAmount: '16.99',
  shippingAmount: '0.00',
  discountAmount: '0.00',
  refundedAmount: '0.00',
  chargedBackAmount: '0.00',
  vat: [],
  paymentMethod: null,
  customerName: 'Anna de Wit',
  shippingAddress: 'Prinsengracht 12',
  shippingPostalCode: '1015 DX',
  shippingCity: 'Amsterdam',
  items: [{ ...jar, imageUrl: '/art/jar.webp', price: '16.99', subtotal: '16.99', subscription: null }],
  withdrawn: [],
  isWithdrawn: false,
  cancelled: [],
  parcels: [],
};
const filed = { id: 'r-1', status: 'requested', items: [jar], dueDate: '2026-03-24', refundAmount: '16.99' };

/** A shop that has withdrawn the whole order once a return is filed. */
function stubShop(changes: object = {}, returns: object[] = []) {
  let isWithdrawn = false;
  jest.mocked(call).mockImplementation(async (method, path) => {
    if (method === 'POST' && path === urlOf(fileOwnReturn, { id })) isWithdrawn = true;
    const responses = {
      [urlOf(findOrder, { id })]: { ...order, isWithdrawn, withdrawn: isWithdrawn ? [jar] : [], ...changes },
      [urlOf(listOwnInvoices, { id })]: [],
      [urlOf(fileOwnReturn, { id })]: isWithdrawn ? [filed] : returns,
    };
    return { data: responses[path], projectionPending: false } as never;
  });
}

const amountOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

beforeAll(stubDialogs);

it('no longer says that an order is packed once all of it is withdrawn', async () => {
  stubShop();
  renderControl(<OrderPage id={id} />);
  await screen.findByText(ordersCopy.statusText.processing);
  await press(returnCopy.open);
  await press(returnCopy.next);
  await press(returnCopy.confirmWithdrawal);
  await screen.findByText(returnCopy.heading);
  await screen.findByText(ordersCopy.withdrawnText);
  expect(screen.queryByText(ordersCopy.statusText.processing)).toBeNull();
});

it('says that the bank took the payment back, and promises neither a parcel nor a refund', async () => {
  stubShop({ refundedAmount: '16.99', chargedBackAmount: '12.00' }, [{ ...filed, refundedAmount: null }]);
  renderControl(<OrderPage id={id} />);
  await screen.findByText(ordersCopy.chargedBackText);
  expect(amountOf('Teruggeboekt door je bank')).toMatch(/12,00/);
  expect(amountOf('Terugbetaald')).toMatch(/4,99/);
  expect(await screen.findByText(/je bank heeft je betaling teruggeboekt$/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/uiterlijk|potten in/);
});

it('does not call a payment refunded that only the bank took back', async () => {
  stubShop({ refundedAmount: '16.99', chargedBackAmount: '16.99', status: 'shipped' });
  renderControl(<OrderPage id={id} />);
  await screen.findByText('Teruggeboekt door je bank');
  expect(screen.queryByText('Terugbetaald')).toBeNull();
  screen.getByText(ordersCopy.statusText.shipped);
});
