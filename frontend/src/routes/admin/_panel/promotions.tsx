import { createFileRoute } from '@tanstack/react-router';
import { promotionsQuery } from '../../../features/admin-promotions/api';
import { PromotionsPage } from '../../../features/admin-promotions/pages/promotions-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/promotions')({
  validateSearch: listSearch('q', 'status', 'sort', 'open'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(promotionsQuery)),
  head: () => sectionHead('promotions'),
  component: PromotionsPage,
});
