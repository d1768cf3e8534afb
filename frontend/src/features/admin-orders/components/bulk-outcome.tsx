import { chakra } from '@chakra-ui/react';
import type { ChangedOrderStatuses } from '../../../../../contracts/orders.js';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { CloseIcon } from '../../../ui/icons';
import { ordersCopy } from '../copy';

interface BulkOutcomeProps {
  outcome: ChangedOrderStatuses;
  numberOf: (orderId: string) => string;
  onClose: () => void;
}

/** The outcome of a bulk change with refusals: how many changed, which did not, and why. */
export function BulkOutcome({ outcome: { changed, refused }, numberOf, onClose }: BulkOutcomeProps) {
  const title = ordersCopy.bulkPartly(formatNumber(changed.length), formatNumber(refused.length));
  return (
    <chakra.div
      role="alert"
      display="flex"
      justifyContent="space-between"
      alignItems="start"
      gap="4"
      px="4"
      py="3"
      mb="4"
      rounded="input"
      bg="fruit.raspberry.tint"
    >
      <div>
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.ul mt="1" maxH="40" overflowY="auto">
          {refused.map(({ id, message }) => (
            <li key={id}>{`${numberOf(id)}: ${message}`}</li>
          ))}
        </chakra.ul>
      </div>
      <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
        <CloseIcon />
      </Button>
    </chakra.div>
  );
}
