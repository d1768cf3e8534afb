import { cancelReasonNames } from '../cancel-reasons';
import { refundReasonNames } from '../refund-reasons';
import { replacementReasonNames } from '../replacement-reasons';

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const orderStatus: Record<string, string> = {
  pending: 'In afwachting',
  processing: 'In behandeling',
  shipped: 'Verzonden',
  delivered: 'Afgeleverd',
  cancelled: 'Geannuleerd',
};
export const returnStatus: Record<string, string> = {
  requested: 'Aangevraagd',
  approved: 'Goedgekeurd',
  rejected: 'Afgewezen',
  completed: 'Voltooid',
};
export const returnReasonNames: Record<string, string> = {
  'changed-mind': 'bedacht zich',
  damaged: 'beschadigd',
  'wrong-product': 'verkeerd product',
  disappointing: 'viel tegen',
  'too-late': 'te laat',
  other: 'andere reden',
};
export const stockChange: Record<string, string> = {
  restock: 'Aangevuld',
  adjustment: 'Gecorrigeerd',
  damage: 'Beschadigd',
  return: 'Retour op de plank',
  expired: 'Over de datum, afgeboekt',
  recalled: 'Teruggeroepen, afgeboekt',
};
const lowered = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([reason, name]) => [reason, lowerFirst(name)]));
export const cancelReason: Record<string, string> = lowered(cancelReasonNames);
export const refundReason: Record<string, string> = {
  'order-cancelled': 'bestelling geannuleerd',
  'pieces-cancelled': 'deel geannuleerd',
  return: 'retour',
  'late-payment': 'te late betaling',
  ...lowered(refundReasonNames),
};
export const replacementReason: Record<string, string> = Object.fromEntries(
  Object.entries(replacementReasonNames).map(([reason, name]) => [reason, lowerFirst(name)]),
);
export const entityNames: Record<string, string> = {
  product: 'Product',
  'product-image': 'Afbeelding',
  category: 'Categorie',
  'discount-code': 'Kortingscode',
  promotion: 'Actie',
  setting: 'Instelling',
};
export const endings: Record<string, string> = {
  'order-cancelled': 'Abonnement beëindigd omdat de bestelling is geannuleerd.',
  'line-cancelled': 'Abonnement beëindigd omdat de eerste levering is geannuleerd.',
  withdrawn: 'Abonnement beëindigd omdat de koper de bestelling herriep.',
  'dispute-lost': 'Abonnement beëindigd omdat we de betwisting van de betaling verloren.',
};

export const disputeEndings: Record<string, string> = {
  won: 'Betwisting gewonnen: het geld is van ons.',
  lost: 'Betwisting verloren: het geld gaat terug naar de betaler.',
  closed: 'Betwisting gesloten zonder gevolgen.',
};
