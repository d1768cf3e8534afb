import { useMemo } from 'react';
import type { Endpoint } from '../../../../../contracts/endpoint.js';
import { useMay } from '../../../lib/staff/may';
import type { Column } from './data-table';

/** Leaves out the columns about amounts, which an endpoint returns with the permission `sales` only. */
export function useColumns<Row>(endpoint: Endpoint, columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const seesSales = useMay()(endpoint, 'sales');
  return useMemo(() => columns.filter(({ isOfSales }) => seesSales || !isOfSales), [columns, seesSales]);
}
