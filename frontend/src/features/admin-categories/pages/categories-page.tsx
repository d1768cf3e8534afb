import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createCategory, changeCategory } from '../../../../../contracts/admin/categories.js';
import type { Category } from '../../../../../contracts/catalog.js';
import { formatNumber } from '../../../lib/format';
import { May, useMay } from '../../../lib/staff/may';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { useOpening } from '../../../ui/admin/dialog/use-opening';
import { Button } from '../../../ui/controls/button';
import { PlusIcon } from '../../../ui/icons';
import { adminCategoriesQuery } from '../api';
import { SaveCategoryDialog } from '../components/save-category-dialog';
import { RowActions } from '../components/row-actions';
import { categoriesCopy as copy } from '../copy';

const newCategoryId = 'new';

const columns: Column<Category>[] = [
  { key: 'name', title: copy.columns.name, cell: ({ name }) => name, sort: ({ name }) => name },
  { key: 'slug', title: copy.columns.slug, cell: ({ slug }) => slug, sort: ({ slug }) => slug },
  {
    key: 'description',
    title: copy.columns.description,
    cell: ({ description }) => (
      <chakra.span display="block" color="muted" minW="14rem" lineHeight="1.4" py="2">
        {description}
      </chakra.span>
    ),
  },
];
const view = { text: ({ name, slug }: Category) => `${name} ${slug}`, sorts: sortsOf(columns) };

export function CategoriesPage() {
  const [search, setSearch] = useListSearch();
  const categories = useQuery(adminCategoriesQuery);
  const shown = useListView(categories.data, search, view);
  const all = categories.data && formatNumber(categories.data.length);
  const mayEdit = useMay()(changeCategory);
  const open = (id: string) => setSearch({ open: id });
  const close = () => setSearch({ open: undefined });
  const dialog = useOpening(search.open ?? null);
  const category = categories.data?.find(({ id }) => String(id) === dialog.shown) ?? null;
  const isKnown = dialog.shown === newCategoryId || category !== null;
  return (
    <AdminPage
      title={copy.title}
      status={shown && all && copy.count(formatNumber(shown.length), all)}
      actions={
        <May call={createCategory}>
          <Button look="ink" size="sm" onClick={() => open(newCategoryId)}>
            <PlusIcon size="1.125rem" />
            {copy.add}
          </Button>
        </May>
      }
    >
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
      </Toolbar>
      <Loaded query={categories}>
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
          actions={!mayEdit ? undefined : (row) => <RowActions category={row} onEdit={() => open(String(row.id))} />}
        />
      </Loaded>
      {isKnown && mayEdit && (
        <SaveCategoryDialog
          key={dialog.opening}
          isOpen={search.open !== undefined}
          category={category}
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
