import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createCategory, changeCategory, type AdminCategory } from '../../../../../contracts/admin/categories.js';
import { useMay } from '../../../lib/staff/may';
import { type Column } from '../../../ui/admin/table/data-table';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { useOpening } from '../../../ui/admin/dialog/use-opening';
import { adminCategoriesQuery } from '../api';
import { SaveCategoryDialog } from '../components/save-category-dialog';
import { RowActions } from '../components/row-actions';
import { categoriesCopy as copy } from '../copy';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const newCategoryId = 'new';

const columns: Column<AdminCategory>[] = [
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
const textOf = ({ name, slug }: AdminCategory) => `${name} ${slug}`;

export function CategoriesPage() {
  const [search, setSearch] = useListSearch();
  const categories = useQuery(adminCategoriesQuery);
  const mayEdit = useMay()(changeCategory);
  const open = (id: string) => setSearch({ open: id });
  const dialog = useOpening(search.open ?? null);
  // the form begins with the category that was just read, not with the cached one
  const read = categories.isFetchedAfterMount ? categories.data : undefined;
  const category = read?.find(({ id }) => String(id) === dialog.shown) ?? null;
  const isKnown = dialog.shown === newCategoryId || category !== null;
  return (
    <ListScreen
      copy={copy}
      list={categories}
      columns={columns}
      text={textOf}
      idOf={idOf}
      nameOf={({ name }) => name}
      add={{ text: copy.add, call: createCategory, onClick: () => open(newCategoryId) }}
      onOpen={mayEdit ? open : undefined}
      actions={mayEdit ? (row) => <RowActions category={row} onEdit={() => open(String(row.id))} /> : undefined}
    >
      {isKnown && mayEdit && (
        <SaveCategoryDialog
          key={dialog.opening}
          isOpen={search.open !== undefined}
          category={category}
          onClose={() => setSearch({ open: undefined })}
        />
      )}
    </ListScreen>
  );
}
