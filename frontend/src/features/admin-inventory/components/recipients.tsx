import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { LotRecipient } from '../../../../../contracts/stock/lots.js';
import { formatMoment } from '../../../lib/format';
import { Loaded } from '../../../ui/admin/list/list-page';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { Table } from '../../../ui/table';
import { recipientsQuery } from '../api';
import { recallCopy as copy } from '../recall-copy';

export function Recipients({ productId, lot }: { productId: number; lot: string }) {
  const recipients = useQuery(recipientsQuery(productId, lot));
  return (
    <Loaded query={recipients}>
      {recipients.data?.length === 0 ? (
        <p>{copy.empty}</p>
      ) : (
        <Table aria-label={copy.recipients}>
          <thead>
            <tr>
              <th scope="col">{copy.columns.order}</th>
              <th scope="col">{copy.columns.customer}</th>
              <th scope="col">{copy.columns.shippedAt}</th>
              <th scope="col">{copy.columns.pieces}</th>
            </tr>
          </thead>
          <tbody>
            {recipients.data?.map((row) => (
              <Recipient key={row.id} row={row} />
            ))}
          </tbody>
        </Table>
      )}
    </Loaded>
  );
}

function Recipient({ row }: { row: LotRecipient }) {
  const { orderNumber, customerName, customerEmail, shippedAt, certain, possible } = row;
  return (
    <tr>
      <td>
        <RecordLink of="orders" reference={orderNumber}>
          {orderNumber}
        </RecordLink>
      </td>
      <td>
        <span>{customerName}</span>
        <chakra.p color="muted" overflowWrap="anywhere">
          {customerEmail}
        </chakra.p>
      </td>
      <td>{formatMoment(shippedAt)}</td>
      <td>
        {[certain > 0 && copy.certain(certain), possible > 0 && copy.possible(possible)].filter(Boolean).join(', ')}
      </td>
    </tr>
  );
}
