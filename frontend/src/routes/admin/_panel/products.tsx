import { createFileRoute } from '@tanstack/react-router';
import { listProducts } from '../../../../../contracts/admin/products.js';
import { ProductsPage } from '../../../features/admin-products/pages/products-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
import { listSearch } from '../../../ui/admin/list/list-search';
import { pagesQueryOf } from '../../../ui/admin/list/paged-list';

export const Route = createFileRoute('/admin/_panel/products')({
  validateSearch: listSearch('q', 'status', 'sort', 'ledger'),
  loader: (at) => readAhead(at, (client) => client.ensureInfiniteQueryData(pagesQueryOf(listProducts, {}))),
  head: () => sectionHead('products'),
  component: ProductsPage,
});
