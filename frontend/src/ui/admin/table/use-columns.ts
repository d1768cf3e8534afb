import { useMemo } from 'react';
import { useMay } from '../../../lib/staff/may';
import type { Column } from './data-table';

/** Leaves out the columns about amounts for a member of staff without the permission `sales`. */
export function useColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const seesSales = useMay()('sales');
  return useMemo(() => columns.filter(({ isOfSales }) => seesSales || !isOfSales), [columns, seesSales]);
}
