import type { ReplacementReason } from '../../../../contracts/orders/order-replacements.js';

/** Why staff replaces pieces for free. */
export const replacementReasonNames: Record<ReplacementReason, string> = {
  damaged: 'Beschadigd',
  lost: 'Zoek',
  wrong: 'Verkeerd product',
};
