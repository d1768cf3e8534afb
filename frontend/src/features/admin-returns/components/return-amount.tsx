import { chakra } from '@chakra-ui/react';
import type { AdminReturn } from '../../../../../contracts/admin/returns.js';
import { formatDecimal } from '../../../lib/format';
import { returnsCopy as copy } from '../copy';
import { moneyOf } from '../money';

/** The amount of a return, with what became of it. */
export function ReturnAmount({ item }: { item: AdminReturn }) {
  const money = moneyOf(item);
  if (!money) return <span>{copy.none}</span>;
  return (
    <>
      <chakra.span display="block" lineHeight="1.3">
        {formatDecimal(money.amount)}
      </chakra.span>
      <chakra.span display="block" fontSize="xs" lineHeight="1.3" color="muted">
        {copy.state[money.state]}
      </chakra.span>
    </>
  );
}
