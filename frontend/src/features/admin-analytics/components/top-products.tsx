import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TopProduct } from '../../../../../contracts/admin/analytics.js';
import { formatNumber } from '../../../lib/format';
import { recordPaths } from '../../../ui/admin/record/record-paths';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { formatEuros } from '../../../ui/admin/form/euros';
import { Loaded } from '../../../ui/admin/list/list-page';
import { Panel } from '../../../ui/admin/layout/panel';
import { topProductsQuery } from '../api';
import { analyticsCopy as copy } from '../copy';

const columns: Column<TopProduct>[] = [
  { key: 'productName', title: copy.columns.product, cell: ({ productName }) => productName },
  {
    key: 'totalOrdered',
    title: copy.columns.pieces,
    numeric: true,
    cell: ({ totalOrdered }) => formatNumber(totalOrdered),
  },
  {
    key: 'totalRevenue',
    title: copy.columns.revenue,
    numeric: true,
    cell: ({ totalRevenue }) => formatEuros(totalRevenue),
  },
];

export function TopProducts({ on }: { on: string | undefined }) {
  const navigate = useNavigate();
  const products = useQuery(topProductsQuery(on));
  return (
    <Panel title={copy.top}>
      <Loaded query={products}>
        <DataTable
          label={copy.top}
          columns={columns}
          rows={products.data}
          idOf={({ productId }) => String(productId)}
          nameOf={({ productName }) => productName}
          empty={copy.empty}
          onOpen={(reference) => void navigate({ to: recordPaths.products, params: { reference } })}
        />
      </Loaded>
    </Panel>
  );
}
