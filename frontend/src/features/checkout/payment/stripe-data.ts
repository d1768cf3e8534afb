import type { ConfirmPaymentData } from '@stripe/stripe-js';
import type { CheckoutDetails } from '../../../../../contracts/checkout.js';

const country = 'NL';

/** Returns the data for the provider: receipt address, billing details and shipping address. */
export function confirmParams(details: CheckoutDetails, returnUrl: string): ConfirmPaymentData {
  const name = `${details.firstName} ${details.lastName}`;
  const address = {
    line1: details.address,
    line2: '',
    city: details.city,
    state: '',
    postal_code: details.postalCode,
    country,
  };
  return {
    return_url: returnUrl,
    receipt_email: details.email,
    payment_method_data: { billing_details: { name, email: details.email, phone: details.phone, address } },
    shipping: { name, phone: details.phone, address },
  };
}
