import { chakra } from '@chakra-ui/react';
import { Select } from '../../controls/field';
import { adminCopy } from '../copy';

interface Sortable {
  key: string;
  title: string;
  numeric?: boolean;
  sort?: unknown;
}

interface SortProps {
  /** The key of a column, with the prefix `-` when descending. Undefined for the order of the list itself. */
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/** The head of a column: sorts ascending, descending, and back to the order of the list. */
export function SortButton({ column: { key, title, numeric }, sort, onSort }: SortProps & { column: Sortable }) {
  const next = sort === key ? `-${key}` : sort === `-${key}` ? undefined : key;
  return (
    <chakra.button
      type="button"
      title={adminCopy.sortBy(title)}
      display="inline-flex"
      alignItems="center"
      textAlign={numeric ? 'right' : 'left'}
      fontWeight="semibold"
      minH="8"
      rounded="small"
      color={sort === key || sort === `-${key}` ? 'ink' : 'inherit'}
      onClick={() => onSort(next)}
    >
      {!numeric && <span>{title}</span>}
      <chakra.span aria-hidden flexShrink={0} w="4" textAlign={numeric ? 'left' : 'right'}>
        {sort === key ? '↑' : sort === `-${key}` ? '↓' : ''}
      </chakra.span>
      {numeric && <span>{title}</span>}
    </chakra.button>
  );
}

/** The same choices as one control on phones, where a list has no heads of columns. It belongs in the head of the first. */
export function SortSelect({ columns, sort, onSort }: SortProps & { columns: readonly Sortable[] }) {
  const sortable = columns.filter((column) => column.sort);
  if (sortable.length === 0) return null;
  return (
    <Select
      size="sm"
      w="auto"
      minH="8"
      pl="0"
      borderColor="transparent"
      fontSize="xs"
      color="muted"
      display={{ md: 'none' }}
      data-screen-only
      aria-label={adminCopy.sort}
      value={sort ?? ''}
      onChange={(event) => onSort(event.target.value || undefined)}
    >
      <option value="">{adminCopy.unsorted}</option>
      {sortable.flatMap(({ key, title }) => [
        <option key={key} value={key}>
          {adminCopy.ascending(title)}
        </option>,
        <option key={`-${key}`} value={`-${key}`}>
          {adminCopy.descending(title)}
        </option>,
      ])}
    </Select>
  );
}
