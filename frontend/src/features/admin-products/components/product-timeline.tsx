import { useQuery } from '@tanstack/react-query';
import { showProductTimeline } from '../../../../../contracts/admin/timeline.js';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';
import { adminCategoriesQuery } from '../api';
import { valueNames } from '../copy';

/** The history of a product, with the names of its categories. */
export function ProductTimeline({ productId }: { productId: number }) {
  const categories = useQuery(adminCategoriesQuery);
  const nameOf = (column: string, value: unknown) =>
    column === 'category_id'
      ? categories.data?.find(({ id }) => id === value)?.name
      : valueNames[column]?.[String(value)];
  const query = freshQueryOf(showProductTimeline, { params: { id: productId } });
  return <Timeline of="products" query={query} nameOf={nameOf} />;
}
