import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../ui/controls/button';
import { BasketIcon } from '../../../../ui/icons';
import { shellCopy } from '../../copy';

/** The basket button. Its count bumps when the dot of an added product arrives. An empty basket has no badge. */
export function BasketButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button
      look="quiet"
      size="icon"
      position="relative"
      data-basket
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
          animation="bump 150ms 400ms"
        >
          {count}
        </chakra.span>
      )}
    </Button>
  );
}
