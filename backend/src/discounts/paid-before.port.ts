/** The read side implements this, because a module imports no read model. */
export abstract class PaidBefore {
  /** Whether a paid order that the shop did not cancel exists under this address, compared after normalisation. */
  abstract hasPaid(email: string): Promise<boolean>;
}
