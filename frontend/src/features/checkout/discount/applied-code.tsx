import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/controls/button';
import { CheckIcon } from '../../../ui/icons';
import { discountCopy } from '../copy';

interface AppliedCodeProps {
  code: string;
  cents: number;
  isWorking: boolean;
  onRemove: () => void;
}

/** The applied code, its discount and a button that removes it. */
export function AppliedCode({ code, cents, isWorking, onRemove }: AppliedCodeProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      pl="5"
      pr="2"
      py="2"
      rounded="card"
      bg="fruit.lime.tint"
      animation="rise 200ms"
    >
      <chakra.p display="flex" alignItems="center" gap="3" lineHeight="1.35" minW="0">
        <CheckIcon size="1.25rem" />
        <chakra.span minW="0">
          <chakra.strong overflowWrap="anywhere">{code}</chakra.strong>
          <chakra.span display="block" fontSize="sm">
            {cents > 0 ? discountCopy.saves(cents) : discountCopy.shipsFree}
          </chakra.span>
        </chakra.span>
      </chakra.p>
      <Button
        look="quiet"
        size="sm"
        aria-disabled={isWorking}
        onClick={onRemove}
        aria-label={discountCopy.removeNamed(code)}
      >
        {discountCopy.remove}
      </Button>
    </chakra.div>
  );
}
