import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { DataTableProps } from './data-table';
import { adminCopy } from '../copy';
import { RowOpener } from './row-opener';

type DataRowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'idOf' | 'nameOf' | 'onOpen' | 'pageOf' | 'selection' | 'actions'
> & {
  row: Row;
  index: number;
  measure: (element: Element | null) => void;
  onLeave: () => void;
};

const controls = 'a, button, input, select, label, dialog, [role=combobox], [role=listbox]';

/** Shift ticks a range. */
const isRange = (event: Event) => (event as Partial<globalThis.MouseEvent>).shiftKey === true;

/** Shift also marks the text up to the pressed place. */
const keepTextUnmarked = (event: MouseEvent) => event.shiftKey && event.preventDefault();

/** A row that its first cell opens, and so does a click beside its controls, with the same modifier keys. */
export function DataRow<Row>({
  row,
  index,
  measure,
  columns,
  idOf,
  nameOf,
  onOpen,
  pageOf,
  onLeave,
  selection,
  actions,
}: DataRowProps<Row>) {
  const id = idOf(row);
  const figures = columns.filter(({ numeric, wide }, place) => numeric && !wide && place > 0);
  const lead = figures.find(({ isLead }) => isLead) ?? figures[0];
  const opens = onOpen !== undefined || pageOf !== undefined;
  const isSelected = selection?.ids.has(id) ?? false;
  const openBesideControls = ({ target, currentTarget, nativeEvent }: MouseEvent) => {
    const isControl = (target as Element).closest(controls) !== null;
    const isMarkingText = window.getSelection()?.isCollapsed === false;
    if (isControl || isMarkingText || nativeEvent.detail > 1) return;
    currentTarget.querySelector('[data-opener]')?.dispatchEvent(new window.MouseEvent('click', nativeEvent));
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selection ? isSelected : undefined}
      onClick={opens ? openBesideControls : undefined}
      data-opens={opens || undefined}
    >
      {selection && (
        <td data-tick onMouseDown={keepTextUnmarked}>
          <input
            type="checkbox"
            aria-label={adminCopy.select(nameOf(row))}
            checked={isSelected}
            onChange={({ nativeEvent }) => (isRange(nativeEvent) ? selection.extendTo(id) : selection.toggle(id))}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          data-numeric={column.numeric || undefined}
          data-wide={column.wide || undefined}
          data-first={place === 0 || undefined}
          data-lead={column === lead || undefined}
          data-state={column.isState}
          data-label={column.label ?? (column.numeric && place > 0 && column !== lead ? column.title : undefined)}
        >
          {place === 0 && opens ? (
            <RowOpener name={nameOf(row)} page={pageOf?.(row)} onLeave={onLeave} onOpen={onOpen && (() => onOpen(id))}>
              {column.cell(row)}
            </RowOpener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions && (
        <td data-numeric data-actions data-screen-only>
          <chakra.span display="inline-flex" flexWrap="wrap" gap="1" justifyContent="flex-end">
            {actions(row)}
          </chakra.span>
        </td>
      )}
    </tr>
  );
}
