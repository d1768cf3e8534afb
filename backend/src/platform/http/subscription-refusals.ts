import type { ErrorCode } from '../../../../contracts/errors.js';

/** What is refused about subscriptions and their deliveries. */
export const subscriptionRefusals = {
  'subscription-not-active': { status: 409, message: 'Dit abonnement is niet actief.' },
  'subscription-cancelled': { status: 409, message: 'Dit abonnement is geannuleerd.' },
  'subscription-not-found': { status: 404, message: 'Dit abonnement bestaat niet.' },
  'delivery-day-out-of-range': { status: 422, message: 'Kies een dag vanaf morgen, hoogstens een jaar vooruit.' },
  'plan-price-changed': {
    status: 409,
    message: 'De prijs is intussen veranderd. Kijk naar de nieuwe prijs en sla opnieuw op.',
  },
  'renewal-under-way': { status: 409, message: 'De betaling van deze levering loopt al.' },
  'renewal-not-payable': { status: 409, message: 'Er staat geen betaling open voor dit abonnement.' },
  'payment-method-not-ready': { status: 409, message: 'Je nieuwe betaalmethode is nog niet bevestigd.' },
} as const satisfies Partial<Record<ErrorCode, { status: number; message: string }>>;
