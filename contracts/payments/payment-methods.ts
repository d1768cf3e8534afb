/** The Dutch name of each payment method, by the provider's code. Every screen, mail and test takes it from here. */
export const paymentMethodNames = {
  ideal: 'iDEAL | Wero',
  card: 'Kaart',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  klarna: 'Klarna',
  bancontact: 'Bancontact',
  wero: 'Wero',
  sepa_debit: 'SEPA-incasso',
} as const;

export type PaymentMethodCode = keyof typeof paymentMethodNames;

/** What a shop can offer at its checkout, in the order in which its pages name them. */
export const checkoutMethods = ['ideal', 'card', 'klarna', 'bancontact', 'wero'] as const;
export type CheckoutMethod = (typeof checkoutMethods)[number];

/** The provider cannot charge these again without the shopper, so they cannot pay for a subscription. */
export const oneOffMethods: readonly CheckoutMethod[] = ['wero'];

/** Null for an unknown code, or none. */
export function paymentMethodName(code: string | null): string | null {
  if (code === null || !Object.hasOwn(paymentMethodNames, code)) return null;
  return paymentMethodNames[code as PaymentMethodCode];
}

/** Cards and the wallet that holds them are known by their brands. */
const brands: Partial<Record<CheckoutMethod, readonly string[]>> = {
  card: ['Visa', 'Mastercard', paymentMethodNames.apple_pay],
};

export function paymentBrands(methods: readonly CheckoutMethod[]): string[] {
  return checkoutMethods
    .filter((method) => methods.includes(method))
    .flatMap((method) => brands[method] ?? [paymentMethodNames[method]]);
}
