import { chakra } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Skeleton } from '../../skeleton';
import { StatePage } from '../../pages/state-page';
import { Table } from '../../table';
import { adminCopy } from '../copy';
import { rememberRows } from '../record/neighbours';
import type { RecordSection } from '../record/record-paths';
import { DataRow } from './data-row';
import { useRowHeight } from './row-height';
import { rowStyles } from './row-styles';
import type { SortValue } from '../list/list-view';
import { SortButton, SortSelect } from './sorting';
import { steadyRange } from './steady-range';
import type { Selection } from './use-selection';
import { useRowKeys } from './use-row-keys';

const skeletonRows = 5;
const nearTheEnd = 30;

export interface Column<Row> {
  key: string;
  title: string;
  /** Renders the cell. That of the first column opens the row when the table has `pageOf` or `onOpen`. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable: by this value, or `true` where the server sorts. */
  sort?: true | ((row: Row) => SortValue);
  numeric?: boolean;
  /** On phones, the figure on the first line of a row. Otherwise the first numeric column that phones show. */
  isLead?: boolean;
  /** On phones, before the value. Otherwise the title, before a figure that is not the first. */
  label?: string;
  /** On phones, at the end of a row. */
  isState?: boolean;
  width?: string;
  /** Hidden on phones, with `xl` on every window below 1280 px. The page or the window of the row has the same value. */
  wide?: boolean | 'xl';
  /** Only `useColumns` heeds it: for the permission `sales`. */
  isOfSales?: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The row's id and its name in the labels of its buttons. */
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  empty: string;
  /** The number of rows, when `rows` holds the first of them only. */
  total?: number | undefined;
  /** There are more than `total`. */
  moreFound?: boolean;
  /** Reads on when the last rows come into view. */
  readOn?: (() => void) | undefined;
  /** The rows belong to a former filter. */
  isStale?: boolean;
  /** Opens the window of a row: its quick view when it has a page. */
  onOpen?: (id: string) => void;
  /** The page of a row. */
  pageOf?: (row: Row) => { section: RecordSection; reference: string };
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  selection?: Selection;
  /** Ticks all rows, also those that are not read yet. Without it, the rows that are. */
  onSelectAll?: (() => void) | undefined;
  /** The buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
}

/**
 * A virtualised table that stays fluent with 50,000 rows. The arrow keys, `j` and `k` move between rows; Enter opens one,
 * Space its quick view, and `x` ticks it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, empty, label, total = rows?.length ?? 0, moreFound, readOn, isStale = false } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const rowHeight = useRowHeight();
  const [rangeExtractor] = useState(() => steadyRange(() => window.scrollY));
  const virtualizer = useWindowVirtualizer({
    count: rows?.length ?? 0,
    estimateSize: () => rowHeight.pixels,
    overscan: 12,
    scrollMargin,
    rangeExtractor,
  });
  const isLoaded = rows !== undefined;
  useLayoutEffect(() => {
    if (isLoaded && body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [isLoaded]);
  useRowKeys(body, rows?.length ?? 0, (index) => virtualizer.scrollToIndex(index));
  const items = virtualizer.getVirtualItems();
  const rowsBelow = (rows?.length ?? 0) - 1 - (items.at(-1)?.index ?? 0);
  useEffect(() => {
    if (rowsBelow < nearTheEnd) readOn?.();
  }, [rowsBelow, readOn]);
  if (rows?.length === 0) return <StatePage compact art="empty" title={empty} />;
  const rememberThese = () => {
    const pages = props.pageOf ? (rows ?? []).map(props.pageOf) : [];
    if (pages[0])
      rememberRows(
        pages[0].section,
        pages.map(({ reference }) => reference),
      );
  };
  const above = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <chakra.div overflowX={{ base: 'auto', xl: 'visible' }} mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }}>
      <Table
        aria-label={label}
        aria-busy={!rows || isStale}
        aria-rowcount={rows && (moreFound ? -1 : total + 1)}
        data-comfortable={rowHeight.isComfortable || undefined}
        css={rowStyles}
      >
        <Head {...props} />
        <tbody ref={body}>
          {!rows && <SkeletonRows columns={columns.length + (props.actions ? 1 : 0) + (props.selection ? 1 : 0)} />}
          {rows && <Space height={above} />}
          {rows &&
            items.map(({ index, key }) => (
              <DataRow
                key={key}
                index={index}
                row={rows[index]!}
                measure={virtualizer.measureElement}
                onLeave={rememberThese}
                {...props}
              />
            ))}
          {rows && <Space height={below} />}
        </tbody>
      </Table>
    </chakra.div>
  );
}

function Head<Row>({ columns, rows, idOf, sort, onSort, selection, onSelectAll, actions }: DataTableProps<Row>) {
  const ids = () => (rows ?? []).map(idOf);
  return (
    <thead>
      <tr>
        {selection && (
          <chakra.th scope="col" w="10">
            <input
              type="checkbox"
              aria-label={adminCopy.selectAll}
              checked={!!rows?.length && selection.ids.size >= rows.length}
              onChange={(event) => {
                if (!event.target.checked) selection.set([]);
                else if (onSelectAll) onSelectAll();
                else selection.set(ids());
              }}
            />
          </chakra.th>
        )}
        {columns.map((column, place) => (
          <chakra.th
            key={column.key}
            scope="col"
            style={{ width: column.width }}
            data-numeric={column.numeric || undefined}
            data-wide={column.wide || undefined}
            aria-sort={sort === column.key ? 'ascending' : sort === `-${column.key}` ? 'descending' : undefined}
          >
            {column.sort && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <span>{column.title}</span>
            )}
            {place === 0 && onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
          </chakra.th>
        ))}
        {actions && (
          <th scope="col" data-numeric data-screen-only>
            <chakra.span srOnly>{adminCopy.actions}</chakra.span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} data-testid="row-skeleton">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton h="5" my="2" />
        </td>
      ))}
    </tr>
  ));
}
