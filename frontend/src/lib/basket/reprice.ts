import type { Product } from '../../../../contracts/catalog.js';
import { priceLine } from '../../../../pricing/price-line.js';
import { centsOf } from '../format';
import { piecesOf, referenceOf, roomFor, type BasketLine } from './basket-line';
import { maxPiecesPerLine } from './limits';
import { toPricing } from './line-forms';

/** Why a line needs attention: gone, sold out, short of stock, or at a changed price. */
export type LineNotice = { kind: 'gone' | 'sold-out' | 'price-changed' } | { kind: 'few-left'; left: number };

type Notices = ReadonlyMap<string, LineNotice>;

/**
 * Returns the basket at today's prices, the notices by line id, and the maximum quantity of each line. `held` has the
 * pieces by slug that this shopper's own checkout holds; the stock of the products excludes them.
 */
export function reprice(
  lines: readonly BasketLine[],
  products: readonly Product[],
  held: ReadonlyMap<string, number> = new Map(),
) {
  const bySlug = new Map(products.map((product) => [product.slug, forShopper(product, held)]));
  const notices = new Map<string, LineNotice>();
  const most = new Map<string, number>();
  const offered = lines.filter((line) => isOffered(line, bySlug.get(line.slug)));
  const priced = lines.map((line) => {
    const product = bySlug.get(line.slug);
    const notice = noticeFor(line, product, offered);
    if (product) most.set(line.id, Math.min(maxPiecesPerLine, line.quantity + roomFor(offered, line, product.stock)));
    if (notice) notices.set(line.id, notice);
    return product ? atTodaysPrice(line, product) : line;
  });
  return { lines: priced, notices, most };
}

/** Whether nothing of the line can be bought. Such a line costs nothing. */
export function isUnavailable(notice: LineNotice | undefined): boolean {
  return notice?.kind === 'gone' || notice?.kind === 'sold-out';
}

/** Whether a notice prevents the purchase of this basket. */
export function blocksCheckout(notices: Notices): boolean {
  return [...notices.values()].some(({ kind }) => kind !== 'price-changed');
}

/** Returns the available part of the basket: no unavailable lines, and quantities capped by stock. */
export function availablePart(lines: readonly BasketLine[], notices: Notices): BasketLine[] {
  const left = new Map<string, number>();
  const parts = lines.map((line) => {
    const notice = notices.get(line.id);
    if (isUnavailable(notice)) return { ...line, quantity: 0 };
    if (notice?.kind !== 'few-left') return line;
    const jars = line.plan?.jars ?? 1;
    const pieces = left.get(line.slug) ?? notice.left;
    const quantity = Math.min(line.quantity, Math.floor(pieces / jars));
    left.set(line.slug, pieces - quantity * jars);
    return { ...line, quantity };
  });
  return parts.filter(({ quantity }) => quantity > 0);
}

function forShopper(product: Product, held: ReadonlyMap<string, number>): Product {
  const { slug, stock } = product;
  return stock === null ? product : { ...product, stock: stock + (held.get(slug) ?? 0) };
}

function isOffered(line: BasketLine, product: Product | undefined): product is Product {
  return product !== undefined && (line.plan === null || product.subscriptionEnabled);
}

function atTodaysPrice(line: BasketLine, product: Product): BasketLine {
  const plan = line.plan && { ...line.plan, discountPercent: product.subscriptionDiscount };
  const { name, imageUrl: image, freePieces } = product;
  return {
    ...line,
    name,
    image,
    freePieces,
    listCents: centsOf(product.price),
    referenceCents: referenceOf(product),
    plan,
  };
}

function noticeFor(line: BasketLine, product: Product | undefined, offered: readonly BasketLine[]): LineNotice | null {
  if (!isOffered(line, product)) return { kind: 'gone' };
  if (product.stock === 0) return { kind: 'sold-out' };
  if (product.stock !== null && piecesOf(offered, line.slug) > product.stock)
    return { kind: 'few-left', left: product.stock };
  const now = atTodaysPrice(line, product);
  return priceLine(toPricing(now)).totalCents !== priceLine(toPricing(line)).totalCents
    ? { kind: 'price-changed' }
    : null;
}
