import type { Product } from '../../../../contracts/catalog.js';
import type { SubscriptionFrequency } from '../../../../contracts/subscriptions.js';
import { centsOf } from '../format';
import { maxPiecesPerLine } from './limits';

/** A delivery plan: jars per delivery, months between deliveries, percent off the list price. */
export interface Plan {
  jars: number;
  frequency: SubscriptionFrequency;
  discountPercent: number;
}

/** `listCents` (per jar), name, picture and promotion are a display cache; the server recalculates the price. */
export interface BasketLine {
  id: string;
  slug: string;
  name: string;
  image: string;
  listCents: number;
  quantity: number;
  plan: Plan | null;
  /** The promotion of the product; absent in a basket stored before. */
  freePieces?: Product['freePieces'];
  /** What may be struck through for a piece. Null when nothing may; absent in a basket stored before. */
  referenceCents?: number | null;
}

type Sellable = Pick<Product, 'slug' | 'name' | 'imageUrl' | 'price' | 'referencePrice' | 'freePieces'>;

/** Returns the basket line of a choice on a card or product page. Each plan of a product has a line of its own. */
export function lineFor(product: Sellable, quantity: number, plan: Plan | null = null): BasketLine {
  return {
    id: plan ? `${product.slug}-${plan.jars}-${plan.frequency}` : product.slug,
    slug: product.slug,
    name: product.name,
    image: product.imageUrl,
    listCents: centsOf(product.price),
    quantity,
    plan,
    freePieces: product.freePieces,
    referenceCents: referenceOf(product),
  };
}

/** Returns what may be struck through for a piece, in cents; null when nothing may. */
export function referenceOf({ referencePrice }: Pick<Product, 'referencePrice'>): number | null | undefined {
  return referencePrice == null ? referencePrice : centsOf(referencePrice);
}

/** Counts the pieces of a product over all lines of the basket, including the jars of a plan. */
export function piecesOf(lines: readonly BasketLine[], slug: string): number {
  return lines
    .filter((line) => line.slug === slug)
    .reduce((pieces, { quantity, plan }) => pieces + quantity * (plan?.jars ?? 1), 0);
}

/** Returns how many more of this line can be added, given `stock` available pieces (null: unlimited). */
export function roomFor(lines: readonly BasketLine[], { slug, plan }: BasketLine, stock: number | null): number {
  if (stock === null) return Infinity;
  return Math.max(0, Math.floor((stock - piecesOf(lines, slug)) / (plan?.jars ?? 1)));
}

/** Returns the basket with a line added: merged into an equal line, or appended. */
export function withLine(lines: readonly BasketLine[], added: BasketLine): BasketLine[] {
  const known = lines.find((line) => line.id === added.id);
  if (!known) return [...lines, { ...added, quantity: Math.min(added.quantity, maxPiecesPerLine) }];
  return withQuantity(
    lines.map((line) => (line === known ? { ...added, quantity: known.quantity } : line)),
    added.id,
    known.quantity + added.quantity,
  );
}

/** Returns the basket with another quantity on one line. A quantity below 1 removes the line. */
export function withQuantity(lines: readonly BasketLine[], id: string, quantity: number): BasketLine[] {
  if (quantity < 1) return lines.filter((line) => line.id !== id);
  return lines.map((line) => (line.id === id ? { ...line, quantity: Math.min(quantity, maxPiecesPerLine) } : line));
}

/** Removes bought pieces from the basket and returns both parts. Pieces added after the payment stay. */
export function withoutBought(lines: readonly BasketLine[], bought: readonly Pick<BasketLine, 'id' | 'quantity'>[]) {
  const parts = lines.map((line) => {
    const same = bought.filter(({ id }) => id === line.id);
    const pieces = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return { line, gone: Math.min(line.quantity, pieces) };
  });
  const rest = parts.map(({ line, gone }) => (gone === 0 ? line : { ...line, quantity: line.quantity - gone }));
  const removed = parts.map(({ line, gone }) => ({ ...line, quantity: gone }));
  return { left: rest.filter(isAny), removed: removed.filter(isAny) };
}

const isAny = ({ quantity }: BasketLine) => quantity > 0;
