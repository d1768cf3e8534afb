import { createFileRoute, notFound } from '@tanstack/react-router';
import { StaffNotFoundPage } from '../../../features/staff/pages/staff-not-found-page';
import { sectionHead } from '../../../features/staff/section-head';
import { allListSearch } from '../../../ui/admin/list/list-search';

/** Serves section names without a screen. Links to a screen by its name take their types from this route. */
export const Route = createFileRoute('/admin/_panel/$section')({
  validateSearch: allListSearch,
  beforeLoad: () => {
    notFound({ throw: true });
  },
  head: () => sectionHead(),
  notFoundComponent: StaffNotFoundPage,
});
