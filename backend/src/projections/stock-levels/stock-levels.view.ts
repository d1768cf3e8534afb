/** Pieces of each product for joins in SQL. */
export const stockLevels = '(select product_id, on_hand, reserved, corrections, available from stock_levels)';
