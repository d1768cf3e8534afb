/** Pieces of each product for joins in SQL. Names a table of the storey above, because lists sort and filter by stock. */
export const stockLevels = '(select product_id, on_hand, reserved, available from stock_levels)';
