import { createFileRoute } from '@tanstack/react-router';
import { madeLabelsQuery } from '../../../features/admin-shipping/api';
import { MadeLabelsPage } from '../../../features/admin-shipping/pages/made-labels-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/shipping_/labels')({
  validateSearch: listSearch('q', 'sort'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(madeLabelsQuery)),
  head: () => sectionHead('shipping'),
  component: MadeLabelsPage,
});
