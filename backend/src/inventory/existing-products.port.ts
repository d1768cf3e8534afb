/** The app implements this, because a module imports no query of another one. */
export abstract class ExistingProducts {
  /** False when staff removed the product. */
  abstract exists(productId: number): Promise<boolean>;
}
