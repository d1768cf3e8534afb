import type { StripeElementsOptions } from '@stripe/stripe-js';
import { fruits, neutral } from './fruit';

/** Styles the provider's form with our colours and shapes, for a payment or a stored payment method. */
export function elementsOptions(clientSecret: string): StripeElementsOptions {
  return {
    clientSecret,
    locale: 'nl',
    appearance: {
      theme: 'stripe',
      variables: {
        colorPrimary: fruits.blueberry.strong,
        colorBackground: neutral.white,
        colorText: neutral.ink,
        colorTextSecondary: neutral.muted,
        colorDanger: neutral.danger,
        fontFamily: 'Figtree, system-ui, sans-serif',
        fontSizeBase: '16px',
        borderRadius: '16px',
        spacingUnit: '5px',
      },
    },
  };
}
