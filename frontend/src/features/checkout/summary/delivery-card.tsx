import { chakra } from '@chakra-ui/react';
import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import { Button } from '../../../ui/controls/button';
import { checkoutCopy } from '../copy';
import { townOf } from '../../../lib/format-town';

/** The recipient and address, with an edit button. */
export function DeliveryCard({ details, onEdit }: { details: CheckoutDetails; onEdit: () => void }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap="4"
      p="5"
      rounded="card"
      bg="paper"
      border="1.5px solid"
      borderColor="line"
    >
      <chakra.div lineHeight="1.45" minW="0" overflowWrap="anywhere">
        <chakra.p fontSize="sm" color="muted">
          {checkoutCopy.sentTo}
        </chakra.p>
        <chakra.p fontWeight="semibold">{`${details.firstName} ${details.lastName}`}</chakra.p>
        <p>{`${details.address}, ${townOf(details)}`}</p>
        <p>{details.email}</p>
      </chakra.div>
      <Button look="line" size="sm" alignSelf="center" onClick={onEdit}>
        {checkoutCopy.edit}
      </Button>
    </chakra.div>
  );
}
