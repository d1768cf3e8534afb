import { screen } from '@testing-library/react';
import type { CustomerSubscription, KeptPaymentMethod } from '../../../../../contracts/subscriptions.js';
import { renderControl } from '../../../ui/testing/render-control';
import { paymentMethodQuery } from './api';
import { SubscriptionNews } from './subscription-news';

const active = { id: 's1', status: 'active', payment: 'planned' } as CustomerSubscription;
const none: KeptPaymentMethod = { type: 'none', last4: null };

const renderNews = (subscription: CustomerSubscription, method?: KeptPaymentMethod) =>
  renderControl(<SubscriptionNews subscription={subscription} />, (cache) =>
    cache.setQueryData(paymentMethodQuery(subscription.id).queryKey, method),
  );
const link = () => screen.queryByRole('link', { name: 'Betaalmethode toevoegen' })?.getAttribute('href');

it('asks for a payment method that an active subscription lacks', () => {
  renderNews(active, none);
  expect(screen.getByRole('note').textContent).toMatch(/^Koppel een betaalmethode\./);
  expect(link()).toBe('/profiel/betaalwijze/s1');
});

it.each([
  ['with a method', active, { type: 'card', last4: '4242' } as const],
  ['whose method was not read yet', active, undefined],
  ['that is paused', { ...active, status: 'paused' as const }, none],
])('does not ask a subscription %s', (_, subscription, method) => {
  renderNews(subscription, method);
  expect(link()).toBeUndefined();
});

it('says first what happens to a payment under way', () => {
  renderNews({ ...active, payment: 'under-way' }, none);
  expect(screen.getByRole('note').textContent).toMatch(/^De betaling van deze levering loopt\./);
  expect(link()).toBeUndefined();
});
