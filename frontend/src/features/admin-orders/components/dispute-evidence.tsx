import { chakra } from '@chakra-ui/react';
import { collectEvidence } from '../../../../../contracts/orders/evidence.js';
import type { AdminOrder } from '../../../../../contracts/orders.js';
import { FileLink } from '../../../ui/admin/file-link';
import { ordersCopy as copy } from '../copy';

interface DisputeEvidenceProps {
  orderId: string;
  dispute: NonNullable<AdminOrder['dispute']>;
}

/** That the buyer disputes the payment, with all that the shop knows of the order as one file. */
export function DisputeEvidence({ orderId, dispute }: DisputeEvidenceProps) {
  return (
    <chakra.div
      role="note"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      rounded="input"
      bg="fruit.raspberry.tint"
    >
      <chakra.p flex="1 1 16rem" fontWeight="medium">
        {copy.disputed[dispute]}
      </chakra.p>
      <FileLink of={collectEvidence} input={{ params: { id: orderId } }}>
        {copy.evidence}
      </FileLink>
    </chakra.div>
  );
}
