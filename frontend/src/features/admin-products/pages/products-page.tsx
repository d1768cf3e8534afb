import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import {
  createProduct,
  changeProduct,
  exportProducts,
  listProducts,
  productStatuses,
  type AdminProduct,
} from '../../../../../contracts/admin/products.js';
import { formatDecimal } from '../../../lib/format';
import { useMay } from '../../../lib/staff/may';
import { type Column } from '../../../ui/admin/table/data-table';
import { StatusPill } from '../../../ui/admin/status/status';
import { StockLedgerDialog } from '../../../ui/admin/history/stock-ledger';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { Picture } from '../../../ui/picture';
import { startEdit } from '../../../../../contracts/admin/product-edits.js';
import { Button } from '../../../ui/controls/button';
import { readImport } from '../../../../../contracts/admin/product-imports.js';
import { ImportDialog } from '../components/import-dialog';
import { importCopy } from '../import-copy';
import { EditBar } from '../components/edit-bar';
import { EditProductsDialog, type EditProductsDialogProps } from '../components/edit-products-dialog';
import { readProductIds } from '../edits-api';
import { newProductId, ProductDialog } from '../components/product-dialog';
import { RowActions } from '../components/row-actions';
import { StockCell } from '../components/stock-cell';
import { labelFormCopy } from '../label-copy';
import { productsCopy as copy, statusNames, statusOf, statusTones } from '../copy';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const columnsWith = (onWhyStock: (id: string) => void): Column<AdminProduct>[] => [
  { key: 'name', title: copy.columns.name, cell: (product) => <Name {...product} />, sort: true },
  { key: 'category', title: copy.columns.category, cell: ({ categoryName }) => categoryName },
  {
    key: 'price',
    title: copy.columns.price,
    numeric: true,
    cell: ({ price }) => formatDecimal(price),
    sort: true,
  },
  {
    key: 'stock',
    title: copy.columns.stock,
    numeric: true,
    cell: (product) => <StockCell product={product} onWhy={() => onWhyStock(String(product.id))} />,
    sort: true,
  },
  {
    key: 'status',
    title: copy.columns.status,
    isState: true,
    cell: (product) => <Status {...product} />,
  },
  { key: 'badge', title: copy.columns.badge, cell: ({ badge }) => badge, wide: true },
];
const statuses = { names: statusNames };
const archived = { status: 'archived' };
const notArchived = {};

const pageOf = ({ id }: AdminProduct) => ({ section: 'products' as const, reference: String(id) });

export function ProductsPage() {
  const [search, setSearch] = useListSearch();
  const columns = useMemo(() => columnsWith((ledger) => setSearch({ ledger })), [setSearch]);
  const filter = useListFilter(columns, productStatuses);
  const products = usePagedList(listProducts, filter, filter.status === 'archived' ? archived : notArchived);
  const may = useMay();
  const mayEdit = may(changeProduct);
  const [editing, setEditing] = useState<Omit<EditProductsDialogProps, 'onClose'> | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ListScreen
      copy={copy}
      list={products}
      columns={columns}
      statuses={statuses}
      idOf={idOf}
      nameOf={({ name }) => name}
      filters={
        may(readImport) && (
          <Button look="line" size="sm" onClick={() => setImporting(true)}>
            {importCopy.open}
          </Button>
        )
      }
      csv={exportProducts}
      add={{ text: copy.add, call: createProduct, onClick: () => setOpen(newProductId) }}
      onOpen={setOpen}
      pageOf={pageOf}
      everyId={() => readProductIds(filter)}
      bulk={
        may(startEdit)
          ? (selection) => (
              <EditBar
                selection={selection}
                onEdit={(start) =>
                  setEditing({ productIds: [...selection.ids].map(Number), start, onArchive: selection.drop })
                }
              />
            )
          : undefined
      }
      actions={mayEdit ? (row) => <RowActions product={row} onEdit={() => setOpen(String(row.id))} /> : undefined}
    >
      <ProductDialog
        open={open}
        nameOf={(id) => products.data?.find((product) => String(product.id) === id)?.name}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
        onWhyStock={(ledger) => setSearch({ ledger })}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {editing && <EditProductsDialog {...editing} onClose={() => setEditing(null)} />}
      <StockLedgerDialog productId={search.ledger ?? null} onClose={() => setSearch({ ledger: undefined })} />
    </ListScreen>
  );
}

/** During an update a process of the former version sends no `isLabelled`. */
function Status(product: AdminProduct) {
  const status = statusOf(product);
  return (
    <>
      <StatusPill tone={statusTones[status]}>{statusNames[status]}</StatusPill>
      {product.isActive && (product.isLabelled as boolean | undefined) === false && (
        <chakra.span display="block" color="danger" fontSize="xs" mt="1">
          {labelFormCopy.missing}
        </chakra.span>
      )}
    </>
  );
}

function Name({ name, slug, sku, imageUrl }: AdminProduct) {
  return (
    <chakra.span display="flex" alignItems="center" gap="3" minW={{ base: '11rem', md: '8rem', xl: '11rem' }}>
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
          {sku ? `${sku} · ${slug}` : slug}
        </chakra.span>
      </span>
    </chakra.span>
  );
}
