import { chakra } from '@chakra-ui/react';
import { formatCents } from '../../lib/format';
import { priceRecipe } from '../../theme/recipes';
import { uiCopy } from '../copy';

const Amount = chakra('span', priceRecipe);

interface PriceProps {
  cents: number;
  /** The reference price, struck through when it is higher. */
  wasCents?: number | null;
  size?: 'sm' | 'md' | 'lg';
  /** Shows the old price before the amount, so that the amounts of a list form one column. */
  wasFirst?: boolean;
}

/** An amount in euros, with the old price struck through beside it. */
export function Price({ cents, wasCents, size = 'md', wasFirst = false }: PriceProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="baseline"
      gap="2"
      flexWrap="wrap"
      ml={wasFirst ? 'auto' : undefined}
      justifyContent={wasFirst ? 'end' : undefined}
    >
      <Amount size={size}>{formatCents(cents)}</Amount>
      {wasCents != null && wasCents > cents && (
        <chakra.s
          order={wasFirst ? -1 : undefined}
          color="muted"
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
          lineHeight="1"
          whiteSpace="nowrap"
        >
          <chakra.span srOnly>{uiCopy.was} </chakra.span>
          <span>{formatCents(wasCents)}</span>
        </chakra.s>
      )}
    </chakra.span>
  );
}
