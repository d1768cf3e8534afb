import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createProduct,
  changeProduct,
  exportProducts,
  type AdminProduct,
} from '../../../../../contracts/admin/products.js';
import { centsOf, formatDecimal, formatNumber } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { May, useMay } from '../../../lib/staff/may';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { StatusFilter, StatusPill } from '../../../ui/admin/status/status';
import { StockLedgerDialog } from '../../../ui/admin/history/stock-ledger';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { Button } from '../../../ui/controls/button';
import { PlusIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/picture';
import { adminProductsQuery } from '../api';
import { newProductId, ProductDialog } from '../components/product-dialog';
import { RowActions } from '../components/row-actions';
import { StockCell } from '../components/stock-cell';
import { productsCopy as copy, productStatuses, statusNames, statusTones, type ProductStatus } from '../copy';

const statusOf = ({ isActive }: AdminProduct): ProductStatus => (isActive ? 'active' : 'inactive');

const columnsWith = (onWhyStock: (id: string) => void): Column<AdminProduct>[] => [
  { key: 'name', title: copy.columns.name, cell: (product) => <Name {...product} />, sort: ({ name }) => name },
  { key: 'category', title: copy.columns.category, cell: ({ categoryName }) => categoryName },
  {
    key: 'price',
    title: copy.columns.price,
    numeric: true,
    cell: ({ price }) => formatDecimal(price),
    sort: ({ price }) => centsOf(price),
  },
  {
    key: 'stock',
    title: copy.columns.stock,
    numeric: true,
    cell: (product) => <StockCell product={product} onWhy={() => onWhyStock(String(product.id))} />,
    sort: ({ stock }) => stock,
  },
  {
    key: 'status',
    title: copy.columns.status,
    cell: (product) => <StatusPill tone={statusTones[statusOf(product)]}>{statusNames[statusOf(product)]}</StatusPill>,
  },
  { key: 'badge', title: copy.columns.badge, cell: ({ badge }) => badge },
];
const view = {
  text: ({ name, slug }: AdminProduct) => `${name} ${slug}`,
  sorts: sortsOf(columnsWith(() => {})),
};

export function ProductsPage() {
  const [search, setSearch] = useListSearch();
  const status = oneOf(productStatuses, search.status);
  const products = useQuery(adminProductsQuery);
  const keep = useMemo(() => status && ((product: AdminProduct) => statusOf(product) === status), [status]);
  const shown = useListView(products.data, search, view, keep);
  const columns = useMemo(() => columnsWith((ledger) => setSearch({ ledger })), [setSearch]);
  const mayEdit = useMay()(changeProduct);
  const open = (id: string) => setSearch({ open: id });
  const all = products.data && formatNumber(products.data.length);
  return (
    <AdminPage
      title={copy.title}
      status={shown && all && copy.count(formatNumber(shown.length), all)}
      actions={
        <May call={createProduct}>
          <Button look="ink" size="sm" onClick={() => open(newProductId)}>
            <PlusIcon size="1.125rem" />
            {copy.add}
          </Button>
        </May>
      }
    >
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        <StatusFilter
          label={copy.filter}
          every={copy.everyStatus}
          names={statusNames}
          value={status}
          onChange={(next) => setSearch({ status: next })}
        />
        <CsvLink of={exportProducts} filter={{ q: search.q, status, sort: search.sort }} />
      </Toolbar>
      <Loaded query={products}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          empty={copy.empty}
          onOpen={mayEdit ? open : undefined}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={
            !mayEdit ? undefined : (product) => <RowActions product={product} onEdit={() => open(String(product.id))} />
          }
        />
      </Loaded>
      <ProductDialog
        open={(mayEdit && search.open) || null}
        nameOf={(id) => products.data?.find((product) => String(product.id) === id)?.name}
        onOpen={open}
        onClose={() => setSearch({ open: undefined })}
        onWhyStock={(ledger) => setSearch({ ledger })}
      />
      <StockLedgerDialog productId={search.ledger ?? null} onClose={() => setSearch({ ledger: undefined })} />
    </AdminPage>
  );
}

function Name({ name, slug, imageUrl }: AdminProduct) {
  return (
    <chakra.span display="flex" alignItems="center" gap="3" minW="13rem">
      {imageUrl ? (
        <Picture src={imageUrl} alt="" sizes="40px" w="10" rounded="small" flexShrink={0} bg="stone" />
      ) : (
        <chakra.span w="10" h="10" rounded="small" bg="stone" flexShrink={0} />
      )}
      <span>
        <chakra.span display="block" lineHeight="1.3">
          {name}
        </chakra.span>
        <chakra.span display="inline-block" color="muted" fontSize="xs" fontWeight="normal" lineHeight="1.3">
          {slug}
        </chakra.span>
      </span>
    </chakra.span>
  );
}
