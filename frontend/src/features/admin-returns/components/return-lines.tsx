import type { AdminReturnDetail, ReturnedParcelDetail } from '../../../../../contracts/admin/returns.js';
import { formatDecimal, formatNumber } from '../../../lib/format';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { Table } from '../../../ui/table';
import { damageReasonNames, inspectionCopy, returnsCopy } from '../copy';

type Line = ReturnedParcelDetail['items'][number];

/** Six columns after an inspection: on a phone, heads and names break. */
const narrow = {
  '& th, & [data-numeric]': { whiteSpace: { base: 'normal', xl: 'nowrap' } },
  '& th, & td': { overflowWrap: 'anywhere', hyphens: 'auto' },
};

export function ReturnLines({ items }: Pick<AdminReturnDetail | ReturnedParcelDetail, 'items'>) {
  const hasAmounts = items.some((item) => 'subtotal' in item);
  const isReceived = items.some(({ received }) => received !== null);
  const isInspected = items.some(({ restocked }) => restocked !== null);
  const numbers = [
    returnsCopy.quantity,
    ...(isReceived ? [inspectionCopy.received] : []),
    ...(isInspected ? [inspectionCopy.restocked, inspectionCopy.damaged] : []),
    ...(hasAmounts ? [returnsCopy.subtotal] : []),
  ];
  return (
    <Table aria-label={returnsCopy.lines} css={narrow}>
      <thead>
        <tr>
          <th scope="col">{returnsCopy.product}</th>
          {numbers.map((title) => (
            <th key={title} scope="col" data-numeric>
              {title}
            </th>
          ))}
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
            {isReceived && <td data-numeric>{formatNumber(item.received ?? 0)}</td>}
            {isInspected && <td data-numeric>{formatNumber(item.restocked ?? 0)}</td>}
            {isInspected && <td data-numeric>{damaged(item)}</td>}
            {'subtotal' in item && <td data-numeric>{formatDecimal(item.subtotal)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function damaged({ received, restocked, damageReason }: Line): string {
  const count = formatNumber((received ?? 0) - (restocked ?? 0));
  return damageReason ? inspectionCopy.damagedBecause(count, damageReasonNames[damageReason]) : count;
}
