import type { SubscriptionStatus } from '../../../../../contracts/subscriptions.js';
import type { Tone } from './status';

export const subscriptionStatusNames: Record<SubscriptionStatus, string> = {
  active: 'Actief',
  paused: 'Gepauzeerd',
  cancelled: 'Geannuleerd',
};

export const subscriptionStatusTones: Record<SubscriptionStatus, Tone> = {
  active: 'good',
  paused: 'waiting',
  cancelled: 'over',
};
