import type { StoredKey } from '../storage/device-storage';
import type { BasketLine } from './basket-line';

/** The storage key of the lines. A `storage` event carries it when another tab changed them. */
export const basketKey = 'basket' satisfies StoredKey;
const versionKey = 'basket-version' satisfies StoredKey;
const version = '2';

/** Returns the stored basket; empty when there is none, its version differs, or storage cannot be read. */
export function loadBasket(storage: Storage | undefined): BasketLine[] {
  try {
    if (!storage) return [];
    if (storage.getItem(versionKey) !== version) {
      storage.removeItem(basketKey);
      storage.setItem(versionKey, version);
      return [];
    }
    const stored: unknown = JSON.parse(storage.getItem(basketKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** Stores the basket; an empty one removes the entry. When storage is full or blocked, only the stored copy is lost. */
export function saveBasket(storage: Storage | undefined, lines: readonly BasketLine[]): void {
  try {
    storage?.setItem(versionKey, version);
    if (lines.length === 0) storage?.removeItem(basketKey);
    else storage?.setItem(basketKey, JSON.stringify(lines));
  } catch {
    return;
  }
}

function isLine(value: unknown): value is BasketLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<BasketLine>;
  return (
    typeof line.id === 'string' &&
    typeof line.slug === 'string' &&
    typeof line.name === 'string' &&
    typeof line.image === 'string' &&
    isCount(line.listCents) &&
    isCount(line.quantity) &&
    line.quantity > 0 &&
    (line.plan === null ||
      (typeof line.plan === 'object' &&
        isCount(line.plan.jars) &&
        [1, 2, 3].includes(line.plan.frequency) &&
        isCount(line.plan.discountPercent)))
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
