import { chakra } from '@chakra-ui/react';
import { refusedCopy } from '../copy';
import type { PaymentRefusal } from './payment-refusal';

/** Why the last attempt to pay was refused and what to do, above the button until it is resolved. */
export function RefusalNote({ reason, advice }: PaymentRefusal) {
  return (
    <chakra.div role="alert" bg="fruit.raspberry.tint" rounded="input" p="4" display="grid" gap="1">
      <chakra.p fontWeight="bold">{refusedCopy.title}</chakra.p>
      <p>{reason}</p>
      <p>{advice}</p>
    </chakra.div>
  );
}
