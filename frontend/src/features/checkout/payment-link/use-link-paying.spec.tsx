import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { urlOf } from '../../../../../contracts/endpoint.js';
import { agreeToPaymentLink, lookAtPaymentLink, payByLink } from '../../../../../contracts/orders/phone-orders.js';
import { call } from '../../../lib/http/api';
import { shopQuery } from '../../../lib/shop/shop';
import { renderControl } from '../../../ui/testing/render-control';
import { checkoutCopy } from '../copy';
import { PaymentLinkPage } from '../pages/payment-link-page';
import { linkCopy } from './link-copy';

jest.mock('../../../lib/http/api');

/** A provider that leads to the bank: its promise never settles, because the page is left. */
const mockProvider = {
  confirmPayment: jest.fn(() => new Promise(() => {})),
  retrievePaymentIntent: async () => ({ paymentIntent: { status: 'requires_payment_method' } }),
};
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: async () => mockProvider }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: ReactNode }) => children,
  PaymentElement: ({ onReady }: { onReady: () => void }) => {
    useEffect(onReady, []); // oxlint-disable-line react/exhaustive-deps -- once
    return null;
  },
  useStripe: () => mockProvider,
  useElements: () => ({ submit: async () => ({}) }),
}));

const quote = {
  lines: [{ id: 'sleep-well', quantity: 2, name: 'Sleep Well', totalCents: 3398 }],
  subtotalCents: 3398,
  discountCents: 0,
  shippingCents: 495,
  totalCents: 3893,
  discountCode: null,
  addsTo: null,
  vat: [],
};
const details = {
  firstName: 'Anna',
  lastName: 'de Wit',
  address: 'Prinsengracht 12',
  postalCode: '1015 DX',
  city: 'A',
};
const link = { state: 'open', orderNumber: null, expiresAt: '2099-01-01T00:00:00.000Z', quote, details };
const payment = { clientSecret: 'secret', paymentIntentId: 'pi_1', reservedUntil: '2099-01-01T00:00:00.000Z', quote };
const responses = {
  [urlOf(lookAtPaymentLink, {})]: link,
  [urlOf(payByLink, {})]: payment,
  [urlOf(agreeToPaymentLink, {})]: payment,
};

const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await act(async () => void fireEvent.click(button));
};
const looks = () => jest.mocked(call).mock.calls.filter(([, path]) => path === urlOf(lookAtPaymentLink, {})).length;

it('looks at the link again and can be paid after Back from the bank', async () => {
  jest.mocked(call).mockImplementation(async (_method, path) => ({ data: responses[path] }) as never);
  window.location.hash = 'token';
  renderControl(<PaymentLinkPage />, (cache) =>
    cache.setQueryData(shopQuery.queryKey, { stripePublishableKey: 'pk_test' } as never),
  );
  await press(linkCopy.start);
  await press(checkoutCopy.pay);
  await waitFor(() => expect(mockProvider.confirmPayment).toHaveBeenCalledTimes(1));
  expect(looks()).toBe(1);

  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(looks()).toBe(2));
  await press(linkCopy.start);
  await press(checkoutCopy.pay);
  await waitFor(() => expect(mockProvider.confirmPayment).toHaveBeenCalledTimes(2));
});
