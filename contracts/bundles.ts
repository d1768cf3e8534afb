/** Whether one piece of a product is several jars, by its quantity: `3 × 60 stuks`. */
export function isBundle({ quantity }: { quantity: string }): boolean {
  return /^\s*([2-9]|\d{2,})\s*[×x]\s*\d/i.test(quantity);
}
