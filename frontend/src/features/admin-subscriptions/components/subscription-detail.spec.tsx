import { screen } from '@testing-library/react';
import type { AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import { renderControl } from '../../../ui/testing/render-control';
import { SubscriptionDetail } from './subscription-detail';

jest.mock('../../../ui/admin/record/record-link', () => ({
  RecordLink: ({ children }: { children: string }) => <span>{children}</span>,
}));

const subscription = {
  id: 's1',
  customerId: null,
  customerName: 'Femke Wiersma',
  customerEmail: 'femke@example.com',
  productId: 4,
  productName: 'Energy Boost',
  status: 'paused',
  pauseReason: null,
  pausedUntil: '2027-03-02',
  coming: null,
  frequency: 2,
  jars: 2,
  quantity: 1,
  price: '38.32',
  shipping: '0.00',
  nextDeliveryDate: null,
  createdAt: '2026-11-29T10:00:00Z',
  cancelledAt: null,
  deliveries: 1,
  orderId: 'o1',
} as unknown as AdminSubscription;

it('states the status with the end of the pause in the quick view', () => {
  renderControl(<SubscriptionDetail subscription={subscription} />);
  expect(screen.getByText('Gepauzeerd')).not.toBeNull();
  expect(screen.getByText(/2\smrt\s2027/)).not.toBeNull();
});

it('leaves the status to the title on its page', () => {
  renderControl(<SubscriptionDetail subscription={subscription} isInPage />);
  expect(screen.queryByText('Gepauzeerd')).toBeNull();
  expect(screen.getByText('Femke Wiersma')).not.toBeNull();
});
