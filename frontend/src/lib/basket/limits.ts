/** Duplicates contracts/checkout.ts: importing it would load zod with every page. A test compares both. */
export const maxPiecesPerLine = 20;
export const maxJarsPerLine = 12;
