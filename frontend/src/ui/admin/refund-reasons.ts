import type { RefundReason } from '../../../../contracts/returns.js';

/** Why staff refunds money for which no pieces come back. */
export const refundReasonNames: Record<RefundReason, string> = {
  shipping: 'Verzend- of retourkosten',
  damage: 'Schade',
  late: 'Te laat geleverd',
  goodwill: 'Coulance',
  mistake: 'Fout van ons',
};
