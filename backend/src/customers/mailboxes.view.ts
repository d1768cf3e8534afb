/** SQL: contacts by mailbox, and when they were made. */
export const contactMailboxes = '(select id, lower(btrim(email)) as mailbox, created_at from contacts)';

/** SQL: accounts by mailbox, and when their owners made them or last logged in. */
export const accountMailboxes =
  '(select email as mailbox, greatest(created_at, last_login_at) as seen_at from customers)';
