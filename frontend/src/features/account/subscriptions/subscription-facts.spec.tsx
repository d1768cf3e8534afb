import { screen } from '@testing-library/react';
import type { CustomerSubscription, KeptPaymentMethod } from '../../../../../contracts/subscriptions.js';
import { call } from '../../../lib/http/api';
import { renderControl } from '../../../ui/testing/render-control';
import { SubscriptionFacts } from './subscription-facts';

jest.mock('../../../lib/http/api');

const subscription = {
  id: 's/1',
  status: 'active',
  payment: 'planned',
  productName: 'Sleep Well',
  amount: '43.71',
  shipping: '0.00',
  nextDeliveryDate: '2026-12-21',
} as CustomerSubscription;

async function renderWith(method: KeptPaymentMethod) {
  jest.mocked(call).mockResolvedValue({ data: method, projectionPending: false });
  renderControl(<SubscriptionFacts subscription={subscription} />);
  await screen.findByTestId('payment-method');
}

it('announces the debit and lets the customer change the kept payment method', async () => {
  await renderWith({ type: 'card', last4: '4242' });
  expect(screen.getByTestId('payment-method').textContent).toBe('•••• 4242');
  expect(screen.getByText('dan schrijven we af')).toBeDefined();
  expect(screen.getByLabelText('Betaalmethode van Sleep Well wijzigen').textContent).toBe('Wijzigen');
});

it('announces no debit while no payment method is kept, and lets the customer add one', async () => {
  await renderWith({ type: 'none', last4: null });
  expect(screen.getByTestId('payment-method').textContent).toBe('Nog niet gekoppeld');
  expect(screen.queryByText('dan schrijven we af')).toBeNull();
  expect(screen.getByLabelText('Betaalmethode van Sleep Well toevoegen').textContent).toBe('Toevoegen');
});
