import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { settlementQuery, type PaymentOutcome } from '../api';
import { resultCopy } from '../copy';

interface OrderNumberProps {
  paymentIntentId: string;
  outcome: PaymentOutcome;
}

/** The number of the order, as soon as the server has made it. */
export function OrderNumber({ paymentIntentId, outcome }: OrderNumberProps) {
  const orderNumber = useQuery(settlementQuery(paymentIntentId, outcome)).data?.orderNumber;
  return (
    <chakra.p role="status" fontSize="lg" minH="8">
      {orderNumber && (
        <>
          {resultCopy.orderNumber} <chakra.strong fontVariantNumeric="tabular-nums">{orderNumber}</chakra.strong>
        </>
      )}
    </chakra.p>
  );
}
