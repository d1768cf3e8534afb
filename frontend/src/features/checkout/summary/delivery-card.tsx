import { chakra } from '@chakra-ui/react';
import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import { Button } from '../../../ui/controls/button';
import { checkoutCopy } from '../copy';
import { townOf } from '../../../lib/format-town';

/** The recipient and address, with an edit button. */
export function DeliveryCard({ details, onEdit }: { details: CheckoutDetails; onEdit: () => void }) {
  return (
    <chakra.div
      p="5"
      rounded="card"
      bg="paper"
      border="1.5px solid"
      borderColor="line"
      lineHeight="1.45"
      overflowWrap="anywhere"
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="4" mb="1">
        <chakra.p fontSize="sm" color="muted">
          {checkoutCopy.sentTo}
        </chakra.p>
        <Button look="line" size="sm" onClick={onEdit}>
          {checkoutCopy.edit}
        </Button>
      </chakra.div>
      <chakra.p fontWeight="semibold">{`${details.firstName} ${details.lastName}`}</chakra.p>
      <p>{details.address}</p>
      <p>{townOf(details)}</p>
      <p>{details.email}</p>
    </chakra.div>
  );
}
