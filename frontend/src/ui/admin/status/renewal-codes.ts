/** Why a renewal was not paid. The provider has many more codes; those count as a refusal. */
const codes: Record<string, string> = {
  authentication_required: 'De bank vraagt om goedkeuring',
  card_declined: 'Geweigerd door de bank',
  expired_card: 'De pas is verlopen',
  insufficient_funds: 'Te weinig saldo',
  'no-payment-method': 'Geen betaalmethode bewaard',
  'out-of-stock': 'Niet genoeg op voorraad',
};

export const renewalCodeName = (code: string): string => codes[code] ?? 'Geweigerd door de bank';
