import { createFileRoute } from '@tanstack/react-router';
import { ShopTextsPage } from '../../../features/admin-shop-texts/pages/shop-texts-page';
import { sectionHead } from '../../../features/staff/section-head';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/shop-texts')({
  validateSearch: listSearch('view'),
  head: () => sectionHead('shop-texts'),
  component: ShopTextsPage,
});
