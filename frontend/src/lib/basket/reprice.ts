import type { Product } from '../../../../contracts/catalog.js';
import { centsOf } from '../format';
import type { BasketLine } from './basket-line';

/** Why a line needs the shopper's eye: gone, sold out, fewer left than asked, or at another price than before. */
export type LineNotice = { kind: 'gone' | 'sold-out' | 'price-changed' } | { kind: 'few-left'; left: number };

/** The basket at today's prices, and what changed, by line id. */
export function reprice(lines: readonly BasketLine[], products: readonly Product[]) {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const notices = new Map<string, LineNotice>();
  const priced = lines.map((line) => {
    const product = bySlug.get(line.slug);
    const notice = noticeFor(line, product);
    if (notice) notices.set(line.id, notice);
    return product ? atTodaysPrice(line, product) : line;
  });
  return { lines: priced, notices };
}

function atTodaysPrice(line: BasketLine, product: Product): BasketLine {
  const plan = line.plan && { ...line.plan, discountPercent: product.subscriptionDiscount };
  return { ...line, name: product.name, image: product.imageUrl, listCents: centsOf(product.price), plan };
}

function noticeFor(line: BasketLine, product: Product | undefined): LineNotice | null {
  if (!product || (line.plan && !product.subscriptionEnabled)) return { kind: 'gone' };
  if (product.stock === 0) return { kind: 'sold-out' };
  const pieces = line.quantity * (line.plan?.jars ?? 1);
  if (product.stock !== null && pieces > product.stock) return { kind: 'few-left', left: product.stock };
  const now = atTodaysPrice(line, product);
  const changed = now.listCents !== line.listCents || now.plan?.discountPercent !== line.plan?.discountPercent;
  return changed ? { kind: 'price-changed' } : null;
}
