import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../../../ui/controls/button';
import { Price } from '../../../../ui/product/price';
import { productCopy } from '../../product-copy';
import type { Buy } from './add-to-basket-button';

interface BuyBarProps extends Buy {
  name: string;
  /** The large button, which hides the bar while it is in view. */
  button: RefObject<HTMLElement | null>;
  /** The choice of pieces, which the bar never covers in part. */
  choice: RefObject<HTMLElement | null>;
}

/** Screens on which the bar covers part of the choice of most products, until the observer knows. */
const halfChoice = { '@media (660px < height < 840px)': { visibility: 'hidden' } } as const;

/**
 * A bottom bar on phones with name, price and button, shown while the large button is out of view. Most phones show it from
 * the first frame, because the button is below their first screen. It gives way to the choice of pieces until that is read.
 */
export function BuyBar({ name, button, choice, cents, wasCents, justAdded, onAdd }: BuyBarProps) {
  const [isSeen, setSeen] = useState<boolean>();
  const [isCut, setCut] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!button.current || !choice.current) return;
    const whole = 0.99; // a ratio below 1, because fractions of a pixel are rounded
    const buttonInView = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting));
    const choiceAboveBar = new IntersectionObserver(
      ([{ intersectionRatio: ratio } = { intersectionRatio: 0 }]) =>
        setCut((wasCut) => ratio > 0 && (ratio < whole || wasCut)),
      { rootMargin: `0px 0px -${bar.current?.offsetHeight ?? 0}px`, threshold: [0, whole] },
    );
    buttonInView.observe(button.current);
    choiceAboveBar.observe(choice.current);
    return () => {
      buttonInView.disconnect();
      choiceAboveBar.disconnect();
    };
  }, [button, choice]);
  if (isSeen || isCut) return null;
  return (
    <chakra.div
      ref={bar}
      data-needs-script
      data-buy-bar
      data-testid="buy-bar"
      css={isSeen === undefined ? halfChoice : undefined}
      display={{ base: 'flex', md: isSeen === undefined ? 'none' : 'flex', lg: 'none' }}
      position="fixed"
      bottom="0"
      left="0"
      right="0"
      zIndex="sticky"
      bg="paper"
      borderTop="1.5px solid"
      borderColor="line"
      alignItems="center"
      gap="4"
      px="4"
      py="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
    >
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="bold" lineHeight="1.3" truncate>
          {name}
        </chakra.p>
        <Price cents={cents} wasCents={wasCents} size="sm" />
      </chakra.div>
      <Button aria-disabled={justAdded} _disabled={{ opacity: 1 }} onClick={onAdd}>
        {justAdded ? '✓' : productCopy.add}
      </Button>
    </chakra.div>
  );
}
