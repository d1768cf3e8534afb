/** `kept`: paid and not cancelled. */
export const paymentStates = ['paid', 'unpaid', 'kept'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `open`: requested and not paid back yet, beside what was refunded before. */
export const refundStates = ['none', 'open', 'partly', 'fully'] as const;
export type RefundState = (typeof refundStates)[number];

/** The day of an order that a period filters by, instead of the day on which it was placed. */
export const orderDays = ['paid'] as const;

/** Whether an order starts or delivers a subscription. */
export const orderKinds = ['subscription', 'one-off'] as const;
export type OrderKind = (typeof orderKinds)[number];
