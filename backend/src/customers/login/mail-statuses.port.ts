/** The app implements this, because a module imports no query of another one. */
export abstract class MailStatuses {
  /** Null when no mail has this key. `failed`: the latest attempt failed, and a retry may follow. */
  abstract statusOf(key: string): Promise<{ sent: boolean; failed: boolean } | null>;
}
