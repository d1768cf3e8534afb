/** The same as SQL `lower(btrim(email))`. Keeps a `+tag`, because it may belong to another person. */
export function mailboxOf(email: string): string {
  return email.trim().toLowerCase();
}
