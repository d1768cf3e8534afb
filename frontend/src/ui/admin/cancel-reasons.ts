import type { CancelReason } from '../../../../contracts/orders/cancelled-pieces.js';

/** Why staff cancels pieces of an order before they leave. */
export const cancelReasonNames: Record<CancelReason, string> = {
  'customer-request': 'Op verzoek van de klant',
  'out-of-stock': 'Niet meer op voorraad',
  damaged: 'Beschadigd voor verzending',
  mistake: 'Fout van ons',
};
