import { chakra } from '@chakra-ui/react';
import { refusedCopy } from '../copy';
import type { PaymentRefusal } from './payment-refusal';

/** The refusal of the last attempt with advice, shown above the button until it is resolved. */
export function RefusalNote({ reason, advice }: PaymentRefusal) {
  return (
    <chakra.div role="alert" bg="fruit.raspberry.tint" rounded="input" p="4" display="grid" gap="1">
      <chakra.p fontWeight="bold">{refusedCopy.title}</chakra.p>
      <p>{reason}</p>
      <p>{advice}</p>
    </chakra.div>
  );
}
