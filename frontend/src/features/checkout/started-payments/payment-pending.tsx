import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/skeleton';
import { checkoutCopy } from '../copy';

/** The placeholder of the payment form. */
export function PaymentPending() {
  return (
    <chakra.div display="grid" gap="3" aria-busy="true">
      <chakra.span srOnly role="status">
        {checkoutCopy.preparing}
      </chakra.span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} h="14" rounded="input" />
      ))}
    </chakra.div>
  );
}
