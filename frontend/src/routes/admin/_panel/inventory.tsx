import { createFileRoute } from '@tanstack/react-router';
import { listMovements } from '../../../../../contracts/inventory.js';
import { InventoryPage } from '../../../features/admin-inventory/pages/inventory-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/inventory')({
  validateSearch: listSearch('q', 'status', 'sort', 'open', 'product', 'on', 'view'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listMovements, {}))),
  head: () => sectionHead('inventory'),
  component: InventoryPage,
});
