import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../../../../ui/controls/button';
import { Price } from '../../../../ui/product/price';
import { productCopy } from '../../product-copy';
import type { Buy } from './add-to-basket-button';

interface BuyBarProps extends Buy {
  name: string;
  /** The element that hides the bar while it is in view. */
  watched: RefObject<HTMLElement | null>;
}

/**
 * A bottom bar on phones with name, price and button, shown while the large button is out of view. A phone shows it from the
 * first frame, because the button is below its first screen.
 */
export function BuyBar({ name, watched, cents, wasCents, justAdded, onAdd }: BuyBarProps) {
  const [isSeen, setSeen] = useState<boolean>();
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setSeen(entry?.isIntersecting);
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  if (isSeen) return null;
  return (
    <chakra.div
      data-needs-script
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
      py="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
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
