/** SQL: whether this contact was erased. */
export const isErased = (contactId: string) => `exists (select from erased_contacts where contact_id = ${contactId})`;
