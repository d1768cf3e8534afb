import { createFileRoute } from '@tanstack/react-router';
import { ShippingPage } from '../../../features/admin-shipping/pages/shipping-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { labelServiceQuery, waitingQuery } from '../../../ui/admin/shipping/shipping-api';

export const Route = createFileRoute('/admin/_panel/shipping')({
  validateSearch: listSearch('q', 'status', 'sort'),
  loader: (at) =>
    readAhead(at, (client) =>
      Promise.all([client.ensureQueryData(waitingQuery), client.ensureQueryData(labelServiceQuery)]),
    ),
  head: () => sectionHead('shipping'),
  component: ShippingPage,
});
