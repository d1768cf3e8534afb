import type { LeftOut } from '../../../mail/commands/queue-mail.js';
import type { ConfirmedLine, ConfirmedOrder } from './order-parts.js';

/** The lines with these pieces only. Drops lines without any. */
export function piecesOf({ lines }: Pick<ConfirmedOrder, 'lines'>, pieces: readonly LeftOut[]) {
  return linesWith(lines, (line) => quantityOf(pieces, line));
}

/** The lines without these pieces. Drops lines of which none are left. */
export function withoutPieces({ lines }: Pick<ConfirmedOrder, 'lines'>, pieces: readonly LeftOut[]) {
  return linesWith(lines, (line) => line.quantity - quantityOf(pieces, line));
}

function linesWith(lines: readonly ConfirmedLine[], quantityOfLine: (line: ConfirmedLine) => number) {
  return {
    lines: lines.map((line) => ({ ...line, quantity: quantityOfLine(line) })).filter(({ quantity }) => quantity > 0),
  };
}

function quantityOf(pieces: readonly LeftOut[], { lineId }: ConfirmedLine): number {
  return pieces.reduce((sum, some) => sum + (some.lineId === lineId ? some.quantity : 0), 0);
}
