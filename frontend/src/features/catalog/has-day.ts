import type { ProductDetail } from '../../../../contracts/catalog.js';

/** Whether a product page shows its dosage as a day, beside the gummies from nearby. */
export const hasDay = ({ usage }: Pick<ProductDetail, 'usage'>): boolean => usage !== null && usage !== '';
