import type { AdminReturnDetail, ReturnedParcelDetail } from '../../../../../contracts/admin/returns.js';
import { formatDecimal, formatNumber } from '../../../lib/format';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { Table } from '../../../ui/table';
import { returnsCopy } from '../copy';

export function ReturnLines({ items }: Pick<AdminReturnDetail | ReturnedParcelDetail, 'items'>) {
  const hasAmounts = items.some((item) => 'subtotal' in item);
  return (
    <Table aria-label={returnsCopy.lines}>
      <thead>
        <tr>
          <th scope="col">{returnsCopy.product}</th>
          <th scope="col" data-numeric>
            {returnsCopy.quantity}
          </th>
          {hasAmounts && (
            <th scope="col" data-numeric>
              {returnsCopy.subtotal}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              <RecordLink of="products" reference={item.productId}>
                {item.productName}
              </RecordLink>
            </td>
            <td data-numeric>{formatNumber(item.quantity)}</td>
            {'subtotal' in item && <td data-numeric>{formatDecimal(item.subtotal)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
