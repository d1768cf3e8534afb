/** Months between two deliveries. */
export const subscriptionFrequencies = [1, 2, 3] as const;
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number];

export const subscriptionStatuses = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
