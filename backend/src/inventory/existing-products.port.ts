/** The catalogue implements this and sends commands to the stock, so an import would form a circle. */
export abstract class ExistingProducts {
  /** False when staff removed the product. */
  abstract exists(productId: number): Promise<boolean>;
}
