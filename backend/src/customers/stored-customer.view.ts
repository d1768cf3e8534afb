/** SQL: whether this customer exists. The id is text. */
export const isStoredCustomer = (id: string) =>
  `exists (select from customers where id = case when ${id} ~ '^[0-9]{1,9}$' then ${id}::int end)`;
