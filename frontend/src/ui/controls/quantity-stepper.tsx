import { chakra } from '@chakra-ui/react';
import { Button } from './button';
import { uiCopy } from '../copy';
import { MinusIcon, PlusIcon } from '../icons';

interface QuantityStepperProps {
  /** The counted item, for screen readers. */
  name: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** Minus, number, plus. A button at its limit is not `disabled`, so that it keeps the focus. */
export function QuantityStepper({ name, value, min = 1, max, onChange }: QuantityStepperProps) {
  return (
    <chakra.div
      role="group"
      aria-label={uiCopy.quantityOf(name)}
      display="inline-flex"
      alignItems="center"
      rounded="full"
      border="1.5px solid"
      borderColor="line"
      bg="white"
    >
      <Button
        look="quiet"
        size="icon"
        aria-label={uiCopy.less}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <MinusIcon size="1.125rem" />
      </Button>
      <chakra.span
        key={value}
        aria-live="polite"
        minW="6"
        textAlign="center"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        animation="rise 150ms"
      >
        {value}
      </chakra.span>
      <Button
        look="quiet"
        size="icon"
        aria-label={uiCopy.more}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <PlusIcon size="1.125rem" />
      </Button>
    </chakra.div>
  );
}
