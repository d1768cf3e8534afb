/**
 * The limits of contracts/checkout.ts, said again: that file holds schemas the checkout parses with, and a page that took
 * these two numbers from it would load zod with them. A test holds them equal.
 */
export const maxPiecesPerLine = 20;
export const maxJarsPerLine = 12;
