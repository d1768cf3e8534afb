import { chakra } from '@chakra-ui/react';
import { resultCopy } from '../copy';

/** The order number, as soon as the server has placed the order. */
export function OrderNumber({ orderNumber }: { orderNumber: string | null | undefined }) {
  return (
    <chakra.p role="status" fontSize="lg" minH="8">
      {orderNumber && (
        <>
          <span>{resultCopy.orderNumber}</span>{' '}
          <chakra.strong fontVariantNumeric="tabular-nums">{orderNumber}</chakra.strong>
        </>
      )}
    </chakra.p>
  );
}
