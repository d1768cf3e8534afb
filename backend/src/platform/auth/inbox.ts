/** Names the inbox of a mailbox for limits of mails: without the `+tag`, because all tags usually arrive in one inbox. */
export function inboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
