import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  planPrice,
  type ProductPrices as Prices,
  type RecordedPrice,
} from '../../../../../contracts/admin/product-prices.js';
import { formatDecimal, formatMoment } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { DetailPart } from '../../../ui/admin/layout/details';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { productPricesQuery } from '../api';
import { priceKindNames, pricesCopy as copy } from '../price-copy';
import { groupsOf } from '../price-plan';
import { EndPrice } from './end-price';
import { PlanPriceDialog } from './plan-price-dialog';

/** Every price and sale of a product that was, is or is planned, and the plan of another one. */
export function ProductPrices({ productId }: { productId: number }) {
  const prices = useQuery(productPricesQuery(productId));
  const [isPlanning, setPlanning] = useState(false);
  if (prices.isError) return <ErrorPage compact error={prices.error} onRetry={() => void prices.refetch()} />;
  if (!prices.data) return <Skeleton h="48" />;
  const groups = groupsOf(prices.data.prices);
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
        <p>{shownNow(prices.data)}</p>
        <May call={planPrice}>
          <Button look="ink" size="sm" onClick={() => setPlanning(true)}>
            {copy.plan}
          </Button>
        </May>
      </chakra.div>
      {(['planned', 'current', 'past'] as const).map((group) => (
        <DetailPart key={group} title={copy.groups[group]}>
          {groups[group].length === 0 ? (
            <chakra.p color="muted">{copy.empty[group]}</chakra.p>
          ) : (
            <ul>
              {groups[group].map((price) => (
                <PriceRow key={price.id} productId={productId} price={price} />
              ))}
            </ul>
          )}
        </DetailPart>
      ))}
      {isPlanning && <PlanPriceDialog productId={productId} prices={prices.data} onClose={() => setPlanning(false)} />}
    </chakra.div>
  );
}

function shownNow({ price, referencePrice }: Prices): string {
  const isStruck = referencePrice !== null && Number(referencePrice) > Number(price);
  return isStruck
    ? copy.nowStruck(formatDecimal(price), formatDecimal(referencePrice))
    : copy.now(formatDecimal(price));
}

function PriceRow({ productId, price }: { productId: number; price: RecordedPrice }) {
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      py="2"
      borderBottom="1.5px solid"
      borderColor="stone"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <p>
          <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {formatDecimal(price.price)}
          </chakra.span>
          <span>{` · ${priceKindNames[price.kind]}`}</span>
        </p>
        <p>{periodOf(price)}</p>
        <chakra.p fontSize="xs" color="muted">
          {recordersOf(price)}
        </chakra.p>
      </chakra.div>
      <EndPrice productId={productId} price={price} />
    </chakra.li>
  );
}

function periodOf({ from, until, state }: RecordedPrice): string {
  if (state === 'withdrawn') return copy.withdrawnFrom(formatMoment(from));
  return until === null ? copy.from(formatMoment(from)) : copy.fromUntil(formatMoment(from), formatMoment(until));
}

function recordersOf({ by, endedBy, state }: RecordedPrice): string {
  const ended = endedBy && (state === 'withdrawn' ? copy.withdrawnBy(endedBy) : copy.endedBy(endedBy));
  return [by && copy.by(by), ended].filter(Boolean).join(', ');
}
