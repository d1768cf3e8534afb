/** The expression of the index `contacts_by_words`. */
export const contactWords = `shop_words(c.name || ' ' || c.email || ' ' || c.address || ' ' || replace(c.postal_code, ' ', '')
  || ' ' || c.city) || ' ' || shop_phone(c.phone)`;

/** The expression of the index `customers_by_words`. */
export const customerWords = `shop_words(coalesce(k.first_name, '') || ' ' || coalesce(k.last_name, '') || ' ' || k.email || ' '
  || coalesce(k.address, '') || ' ' || replace(coalesce(k.postal_code, ''), ' ', '') || ' ' || coalesce(k.city, ''))
  || ' ' || shop_phone(coalesce(k.phone, ''))`;
