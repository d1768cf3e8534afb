import { createFileRoute } from '@tanstack/react-router';
import { adminCategoriesQuery } from '../../../features/admin-categories/api';
import { CategoriesPage } from '../../../features/admin-categories/pages/categories-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/categories')({
  validateSearch: listSearch('q', 'sort', 'open'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminCategoriesQuery)),
  head: () => sectionHead('categories'),
  component: CategoriesPage,
});
