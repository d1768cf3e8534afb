import type { AdminReturnDetail } from '../../../../../contracts/admin/returns.js';
import { formatDecimal, formatNumber } from '../../../lib/format';
import { useMay } from '../../../lib/staff/may';
import { Table } from '../../../ui/table';
import { returnsCopy } from '../copy';

export function ReturnLines({ items }: Pick<AdminReturnDetail, 'items'>) {
  const seesSales = useMay()('sales');
  return (
    <Table aria-label={returnsCopy.lines}>
      <thead>
        <tr>
          <th scope="col">{returnsCopy.product}</th>
          <th scope="col" data-numeric>
            {returnsCopy.quantity}
          </th>
          {seesSales && (
            <th scope="col" data-numeric>
              {returnsCopy.subtotal}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, productName, quantity, subtotal }) => (
          <tr key={id}>
            <td>{productName}</td>
            <td data-numeric>{formatNumber(quantity)}</td>
            {seesSales && <td data-numeric>{formatDecimal(subtotal)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
