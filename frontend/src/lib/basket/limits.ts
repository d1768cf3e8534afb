/**
 * Duplicates the limits of contracts/checkout.ts, because importing them would load zod with every page. A test
 * compares both.
 */
export const maxPiecesPerLine = 20;
export const maxJarsPerLine = 12;
