import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { missingForSale } from '../../../../contracts/food/publication.js';
import { valueOf } from '../../platform/database/rows.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import type { Product } from '../product.entity.js';
import { isLabelled } from './labels.sql.js';

type Published = Pick<Product, 'id' | 'kind' | 'isActive' | 'foodFacts' | 'ingredients'>;

/**
 * Throws `food-facts-missing` with the fields when a product goes on sale without its food facts, or loses them on sale.
 * A product that was on sale without them may stay. `former`: the product before the change; null for a new one.
 */
export async function requireFoodFacts(
  manager: EntityManager,
  product: Published,
  former: Published | null,
): Promise<void> {
  const isTolerated = former?.isActive && Object.keys(missingForSale(former)).length > 0;
  if (!product.isActive || isTolerated) return;
  const missing = missingForSale(product);
  if (
    product.kind === 'supplement' &&
    product.foodFacts?.kind === 'bundle' &&
    !(await hasLabelledContents(manager, product.id))
  )
    missing['foodFacts.contents'] = 'Kies producten die zelf een etiket hebben';
  if (Object.keys(missing).length > 0) throw new InvalidInputError(missing, 'food-facts-missing');
}

function hasLabelledContents(manager: EntityManager, id: number): Promise<boolean> {
  return valueOf(manager, z.boolean(), `select ${isLabelled} from products p where p.id = $1`, [id]);
}
