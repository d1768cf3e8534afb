import { createFileRoute } from '@tanstack/react-router';
import { VatReturnPage } from '../../../features/admin-vat-return/pages/vat-return-page';
import { sectionHead } from '../../../features/staff/section-head';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/vat-return')({
  validateSearch: listSearch('view'),
  head: () => sectionHead('vat-return'),
  component: VatReturnPage,
});
