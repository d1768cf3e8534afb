import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { basket } from '../../../lib/basket/basket-store';
import { Button } from '../../../ui/controls/button';
import { priceRiseCopy, refusalCopy } from '../copy';

interface PriceRiseProps {
  fromCents: number;
  toCents: number;
  onAccept: () => void;
}

/** Shows the old and the new total, and asks before the shopper can pay the higher one. */
export function PriceRise({ fromCents, toCents, onAccept }: PriceRiseProps) {
  const navigate = useNavigate();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const openBasket = () => {
    void navigate({ to: '/products' });
    basket.open();
  };
  return (
    <chakra.div
      ref={note}
      role="alert"
      tabIndex={-1}
      bg="fruit.mango.tint"
      rounded="card"
      p={{ base: '5', md: '6' }}
      display="grid"
      gap="4"
    >
      <chakra.h2 fontSize="xl">{priceRiseCopy.title}</chakra.h2>
      <p>{priceRiseCopy.text(fromCents, toCents)}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onAccept}>{priceRiseCopy.accept(toCents)}</Button>
        <Button look="line" onClick={openBasket}>
          {refusalCopy.basket}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
