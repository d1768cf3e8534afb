/** What staff may register. Sales and reservations are events of their own. */
export const stockChangeTypes = ['restock', 'adjustment', 'damage', 'return'] as const;
export type StockChangeType = (typeof stockChangeTypes)[number];
