/** SQL: whether a mail with this key was queued, in whatever state it is now. */
export const isQueued = (key: string) => `exists (select from mails where key = ${key})`;
