import { createFileRoute } from '@tanstack/react-router';
import { adminProductsQuery } from '../../../features/admin-products/api';
import { ProductsPage } from '../../../features/admin-products/pages/products-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';

export const Route = createFileRoute('/admin/_panel/products')({
  validateSearch: listSearch('q', 'status', 'sort', 'ledger'),
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminProductsQuery)),
  head: () => sectionHead('products'),
  component: ProductsPage,
});
