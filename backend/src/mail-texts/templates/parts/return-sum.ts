import type { DamageReason, RefundReason } from '../../../../../contracts/returns.js';
import { formatEuro } from './format.js';

/** `received` and `restocked` are null until staff recorded them. Amounts in cents. */
export interface ReturnedPieces {
  productName: string;
  quantity: number;
  expected: number;
  received: number | null;
  restocked: number | null;
  damageReason: DamageReason | null;
  refundable: number;
  refundableCents: number;
}

export interface CountedReturn {
  lines: readonly ReturnedPieces[];
  /** The shipping in the proposed refund. */
  shippingCents: number;
  /** Why the refund is more than the pieces cost. */
  refundReason: RefundReason | null;
}

const extraFor: Record<RefundReason, string> = {
  shipping: 'verzend- of retourkosten',
  damage: 'schade',
  late: 'te late bezorging',
  goodwill: 'om het goed te maken',
  mistake: 'een fout van ons',
};

/** How the refund follows from the inspected pieces, line by line. Empty before the inspection. `refundCents`: what goes back. */
export function sumOfReturn({ lines, shippingCents, refundReason }: CountedReturn, refundCents: number): string[] {
  if (lines.every(({ restocked }) => restocked === null)) return [];
  const sumCents = lines.reduce((sum, { refundableCents }) => sum + refundableCents, shippingCents);
  const differenceCents = refundCents - sumCents;
  const extra = refundReason ? `Extra, ${extraFor[refundReason]}` : 'Extra';
  return [
    ...lines.flatMap(sumOfLine),
    ...(shippingCents > 0 ? [`Verzendkosten van je bestelling: ${formatEuro(shippingCents)}`] : []),
    ...(differenceCents > 0 ? [`${extra}: ${formatEuro(differenceCents)}`] : []),
    ...(differenceCents < 0 ? [`Verrekend of al teruggekregen: ${formatEuro(differenceCents)}`] : []),
    `Samen: ${formatEuro(refundCents)}`,
  ];
}

function sumOfLine(line: ReturnedPieces): string[] {
  const { productName, refundable, refundableCents, expected, received, restocked, damageReason } = line;
  const opened = damageReason === 'opened' ? (received ?? 0) - (restocked ?? 0) : 0;
  const missing = expected - (received ?? 0);
  return [
    ...(refundable > 0 ? [`${refundable} × ${productName}: ${formatEuro(refundableCents)}`] : []),
    ...(opened > 0 ? [`${opened} × ${productName}: geopend, daarom niet terugbetaald`] : []),
    ...(missing > 0 ? [`${missing} × ${productName}: niet ontvangen`] : []),
  ];
}
