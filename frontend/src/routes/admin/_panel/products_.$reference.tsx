import { createFileRoute } from '@tanstack/react-router';
import { adminProductQuery } from '../../../features/admin-products/api';
import { ProductPage } from '../../../features/admin-products/pages/product-page';
import { sectionHead } from '../../../features/staff/section-head';
import { readAhead } from '../../../lib/http/read-ahead';
export const Route = createFileRoute('/admin/_panel/products_/$reference')({
  loader: (at) => readAhead(at, (client) => client.ensureQueryData(adminProductQuery(Number(at.params.reference), 0))),
  head: () => sectionHead('products'),
  component: Page,
});

function Page() {
  const { reference } = Route.useParams();
  return <ProductPage key={reference} reference={reference} />;
}
