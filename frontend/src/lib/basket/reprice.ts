import type { Product } from '../../../../contracts/catalog.js';
import { centsOf } from '../format';
import { piecesOf, roomFor, type BasketLine } from './basket-line';
import { maxPiecesPerLine } from './limits';

/** Why a line needs the shopper's eye: gone, sold out, fewer left than asked, or at another price than before. */
export type LineNotice = { kind: 'gone' | 'sold-out' | 'price-changed' } | { kind: 'few-left'; left: number };

/** The basket at today's prices; by line id what changed, and the quantity that it can be raised to. */
export function reprice(lines: readonly BasketLine[], products: readonly Product[]) {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const notices = new Map<string, LineNotice>();
  const most = new Map<string, number>();
  const priced = lines.map((line) => {
    const product = bySlug.get(line.slug);
    const notice = noticeFor(line, product, lines);
    if (product) most.set(line.id, Math.min(maxPiecesPerLine, line.quantity + roomFor(lines, line, product.stock)));
    if (notice) notices.set(line.id, notice);
    return product ? atTodaysPrice(line, product) : line;
  });
  return { lines: priced, notices, most };
}

function atTodaysPrice(line: BasketLine, product: Product): BasketLine {
  const plan = line.plan && { ...line.plan, discountPercent: product.subscriptionDiscount };
  return { ...line, name: product.name, image: product.imageUrl, listCents: centsOf(product.price), plan };
}

function noticeFor(line: BasketLine, product: Product | undefined, lines: readonly BasketLine[]): LineNotice | null {
  if (!product || (line.plan && !product.subscriptionEnabled)) return { kind: 'gone' };
  if (product.stock === 0) return { kind: 'sold-out' };
  if (product.stock !== null && piecesOf(lines, line.slug) > product.stock)
    return { kind: 'few-left', left: product.stock };
  const now = atTodaysPrice(line, product);
  const changed = now.listCents !== line.listCents || now.plan?.discountPercent !== line.plan?.discountPercent;
  return changed ? { kind: 'price-changed' } : null;
}
