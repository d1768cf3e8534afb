/** The read side implements this, because a module imports no read model. */
export abstract class EndedSubscriptions {
  /** Which of these subscriptions have ended. May lag behind the log. */
  abstract endedOf(subscriptionIds: readonly string[]): Promise<Set<string>>;
}
