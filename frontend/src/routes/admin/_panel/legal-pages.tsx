import { createFileRoute } from '@tanstack/react-router';
import { LegalPagesPage } from '../../../features/admin-legal-pages/pages/legal-pages-page';
import { sectionHead } from '../../../features/staff/section-head';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/legal-pages')({
  validateSearch: listSearch('view'),
  head: () => sectionHead('legal-pages'),
  component: LegalPagesPage,
});
