import { createFileRoute } from '@tanstack/react-router';
import { processRefusalsQuery } from '../../../features/admin-attention/api';
import { ProcessRefusalsPage } from '../../../features/admin-attention/pages/process-refusals-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/process-refusals')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(processRefusalsQuery)),
  head: () => sectionHead('process-refusals'),
  component: ProcessRefusalsPage,
});
