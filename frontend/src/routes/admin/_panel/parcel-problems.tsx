import { createFileRoute } from '@tanstack/react-router';
import { parcelProblemsQuery } from '../../../features/admin-attention/api';
import { ParcelProblemsPage } from '../../../features/admin-attention/pages/parcel-problems-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/parcel-problems')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(parcelProblemsQuery)),
  head: () => sectionHead('parcel-problems'),
  component: ParcelProblemsPage,
});
