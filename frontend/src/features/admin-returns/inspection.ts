import type { ReturnedParcelDetail } from '../../../../contracts/admin/returns.js';
import type { DamageReason, ReturnReason } from '../../../../contracts/returns.js';
import { sentNumber } from '../../ui/admin/form/form';

export type ExpectedLine = ReturnedParcelDetail['items'][number];

export interface InspectionValues {
  pieces: { id: string; received: string; restocked: string; damageReason: DamageReason | '' }[];
}
type Piece = InspectionValues['pieces'][number];

/** What the form starts with: all expected pieces return to stock, unless the customer says that they are damaged. */
export function startOf(reason: ReturnReason, lines: readonly ExpectedLine[]): InspectionValues {
  const isDamaged = reason === 'damaged';
  const pieces = lines.map(({ id, expected, received }): Piece => {
    const arrived = String(received ?? expected);
    return { id, received: arrived, restocked: isDamaged ? '0' : arrived, damageReason: isDamaged ? 'transit' : '' };
  });
  return { pieces };
}

/** The pieces that arrived and do not return to stock; 0 while a figure cannot be read. */
export function damagedOf({ received, restocked }: Pick<Piece, 'received' | 'restocked'>): number {
  const damaged = (sentNumber(received) ?? 0) - (sentNumber(restocked) ?? 0);
  return Number.isNaN(damaged) ? 0 : damaged;
}

/** No more pieces return to stock than arrived. */
export function restockedAfter(received: string, restocked: string): string {
  const arrived = sentNumber(received);
  const isTooMuch = arrived !== undefined && (sentNumber(restocked) ?? 0) > arrived;
  return isTooMuch ? String(arrived) : restocked;
}

export const bodyOf = ({ pieces }: InspectionValues) => ({
  pieces: pieces.map(({ id, damageReason, ...piece }) => ({
    id,
    received: sentNumber(piece.received),
    restocked: sentNumber(piece.restocked),
    damageReason: damagedOf(piece) > 0 ? damageReason || null : null,
  })),
});
