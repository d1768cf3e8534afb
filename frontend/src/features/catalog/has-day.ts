import type { ProductDetail } from '../../../../contracts/catalog.js';
import { isBundle } from '../../lib/shop/pieces';

/** Whether a product page shows its dosage as a day. The jars of a bundle have one each. */
export const hasDay = ({ usage, quantity }: Pick<ProductDetail, 'usage' | 'quantity'>): boolean =>
  usage !== null && usage !== '' && !isBundle({ quantity });
