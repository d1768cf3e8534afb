import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { replacementReasonNames } from '../../../ui/admin/replacement-reasons';
import { replacementsQuery } from '../replacements-api';
import { replacementCopy as copy } from '../replacements-copy';
import { DetailPart } from '../../../ui/admin/layout/details';

/** The free orders of an order, or the order that this one replaces pieces of. Renders nothing without any. */
export function OrderReplacements({ orderId }: { orderId: string }) {
  const { data } = useQuery(replacementsQuery(orderId));
  if (!data || (data.replaces === null && data.replacements.length === 0)) return null;
  const { replaces, replacements } = data;
  return (
    <DetailPart title={copy.linked}>
      <chakra.ul display="grid" gap="2">
        {replaces && (
          <li>
            <span>{copy.replaces(replacementReasonNames[replaces.reason])}</span>
            <RecordLink of="orders" reference={replaces.orderNumber}>
              {replaces.orderNumber}
            </RecordLink>
          </li>
        )}
        {replacements.map(({ id, orderNumber, reason, pieces }) => (
          <li key={id}>
            <span>{copy.replacedBy(pieces, replacementReasonNames[reason])}</span>
            <RecordLink of="orders" reference={orderNumber}>
              {orderNumber}
            </RecordLink>
          </li>
        ))}
      </chakra.ul>
    </DetailPart>
  );
}
