import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { DataTableProps } from './data-table';
import { adminCopy } from '../copy';

type DataRowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'idOf' | 'nameOf' | 'onOpen' | 'selection' | 'actions'
> & {
  row: Row;
  index: number;
  measure: (element: Element | null) => void;
};

/** A row that its first cell opens, and a double click beside its controls. */
export function DataRow<Row>({
  row,
  index,
  measure,
  columns,
  idOf,
  nameOf,
  onOpen,
  selection,
  actions,
}: DataRowProps<Row>) {
  const id = idOf(row);
  const isSelected = selection?.ids.has(id) ?? false;
  const openBesideControls = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button, input, [role=combobox]')) onOpen?.(id);
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selection ? isSelected : undefined}
      onDoubleClick={openBesideControls}
    >
      {selection && (
        <td>
          <input
            type="checkbox"
            aria-label={adminCopy.select(nameOf(row))}
            checked={isSelected}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} data-numeric={column.numeric || undefined} data-wide={column.wide || undefined}>
          {place === 0 && onOpen ? (
            <Opener aria-label={adminCopy.open(nameOf(row))} onClick={() => onOpen(id)}>
              {column.cell(row)}
            </Opener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions && (
        <td data-numeric data-screen-only>
          <chakra.span
            display="inline-flex"
            flexDirection={{ base: 'column', md: 'row' }}
            flexWrap="wrap"
            gap="1"
            py="1"
            justifyContent="flex-end"
          >
            {actions(row)}
          </chakra.span>
        </td>
      )}
    </tr>
  );
}

const Opener = chakra(
  'button',
  {
    base: {
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'left',
      textDecoration: 'underline',
      textDecorationColor: 'line',
      textUnderlineOffset: '4px',
      py: '2',
      rounded: 'small',
      _hover: { textDecorationColor: 'ink' },
    },
  },
  { defaultProps: { type: 'button', 'data-opener': true } },
);
