/** The read side implements this, because a module imports no read model. It may lag behind the log. */
export abstract class OrdersOfBuyers {
  /** Ignores the case of the mailbox. `deliveredAt` (ISO 8601) is null unless the order is delivered. */
  abstract findByBuyer(
    orderNumber: string,
    email: string,
  ): Promise<{ orderId: string; deliveredAt: string | null } | null>;

  abstract isPlacedBy(mailbox: string, orderId: string): Promise<boolean>;
}
