/**
 * What makes two e-mail addresses one customer: lower case, no spaces around. A `+tag` stays: a code proves the mailbox
 * that it was sent to, and not at every provider does the tagged one belong to the same person. In SQL: `lower(btrim(email))`.
 */
export function mailboxOf(email: string): string {
  return email.trim().toLowerCase();
}
