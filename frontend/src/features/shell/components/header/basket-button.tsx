import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../ui/controls/button';
import { BasketIcon } from '../../../../ui/icons';
import { shellCopy } from '../../copy';

/** The basket button with a count that animates on change. An empty basket has no badge. */
export function BasketButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button
      look="quiet"
      size="icon"
      position="relative"
      aria-label={shellCopy.basket(count)}
      data-needs-script
      onClick={onClick}
    >
      <BasketIcon />
      {count > 0 && (
        <chakra.span
          key={count}
          data-testid="basket-count"
          position="absolute"
          top="0"
          right="0"
          minW="5"
          h="5"
          px="1"
          rounded="full"
          bg="fruit.mandarin.strong"
          color="ink"
          fontSize="xs"
          fontWeight="bold"
          lineHeight="1.25rem"
          animation="bump 250ms"
        >
          {count}
        </chakra.span>
      )}
    </Button>
  );
}
