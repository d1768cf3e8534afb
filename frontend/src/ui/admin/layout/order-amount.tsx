import { chakra } from '@chakra-ui/react';
import type { AdminOrder } from '../../../../../contracts/orders.js';
import { centsOf, formatDecimal } from '../../../lib/format';
import { adminCopy } from '../copy';

interface OrderAmountProps {
  order: Pick<AdminOrder, 'refundedAmount'>;
  amount: string;
}

/** An amount of an order in a list, with the refunded amount below it. */
export function OrderAmount({ order: { refundedAmount }, amount }: OrderAmountProps) {
  return (
    <>
      <chakra.span display="block" lineHeight="1.3">
        {formatDecimal(amount)}
      </chakra.span>
      {centsOf(refundedAmount) > 0 && (
        <chakra.span display="block" fontSize="xs" lineHeight="1.3" color="muted">
          {adminCopy.refunded(formatDecimal(refundedAmount))}
        </chakra.span>
      )}
    </>
  );
}
