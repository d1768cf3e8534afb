/** A flow implements this, because a module imports no other one. */
export abstract class RefundableAmounts {
  /** What the payment of this order has left to refund, in cents; 0 for an unknown order. Never lags behind the log. */
  abstract leftCentsOf(orderId: string): Promise<number>;
}
