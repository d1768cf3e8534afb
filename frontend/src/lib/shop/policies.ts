/** What a return costs, in cents: the texts of help and terms both say it. */
export const returnPolicy = {
  /** Sending back what somebody no longer wants. */
  ownChoiceCents: 695,
  /** A parcel that nobody collected within a week. */
  notCollectedCents: 595,
};
