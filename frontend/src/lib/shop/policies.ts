/** The cost of a return in cents, for the texts of help and terms. */
export const returnPolicy = {
  /** A return because the customer changed their mind. */
  ownChoiceCents: 695,
  /** A parcel that was not collected within a week. */
  notCollectedCents: 595,
};
