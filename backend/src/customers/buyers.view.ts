/** SQL: name and address of the buyers of orders, by contact. */
export const buyers = '(select id, name, address, postal_code, city, country from contacts)';
