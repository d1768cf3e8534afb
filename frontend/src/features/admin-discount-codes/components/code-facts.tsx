import { chakra } from '@chakra-ui/react';
import type { AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { codesCopy as copy } from '../copy';

export function minimumOf({ minPurchaseAmount }: AdminDiscountCode): string {
  return minPurchaseAmount === null ? copy.none : formatDecimal(minPurchaseAmount);
}

export function valueOf({ type, value }: AdminDiscountCode): string {
  if (type === 'free_shipping') return copy.none;
  return type === 'fixed' ? formatDecimal(value) : `${formatNumber(centsOf(value) / 100)}%`;
}

export function Usage({ usedCount, maxUses }: AdminDiscountCode) {
  const used = formatNumber(usedCount);
  const most = maxUses === null ? '∞' : formatNumber(maxUses);
  return <span title={copy.usedOf(used, maxUses === null ? copy.unlimited : most)}>{`${used}/${most}`}</span>;
}

/** Shows the last day on which a code is valid. It expires at midnight, which is the next calendar day. */
export function Expiry({ expiresAt }: AdminDiscountCode) {
  if (expiresAt === null) return <span>{copy.none}</span>;
  const end = Date.parse(expiresAt);
  return (
    <chakra.span whiteSpace="nowrap">
      <span>{formatDay(new Date(end - 1).toISOString())}</span>
      {end <= Date.now() && <chakra.span color="danger"> · {copy.expired}</chakra.span>}
    </chakra.span>
  );
}
