import { chakra } from '@chakra-ui/react';
import { usePricedBasket } from '../../../lib/basket/use-priced-basket';
import { resultCopy } from '../copy';
import { Receipt } from './receipt';

/** The basket that is still to be paid. Renders nothing until its prices are known. */
export function WaitingBasket() {
  const { lines, price, linePrices } = usePricedBasket();
  if (!price || !linePrices?.size) return null;
  const charged = lines.flatMap(({ image, plan, ...line }) => {
    const priced = linePrices.get(line.id);
    return priced ? [{ ...line, imageUrl: image, subscription: plan, totalCents: priced.totalCents }] : [];
  });
  return (
    <chakra.div w="full" maxW="30rem" animation="rise 250ms both">
      <Receipt
        title={resultCopy.waiting}
        receipt={{ ...price, lines: charged, discountCode: null, paymentMethod: null }}
      />
    </chakra.div>
  );
}
