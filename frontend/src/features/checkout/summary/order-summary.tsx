import { chakra } from '@chakra-ui/react';
import type { Quote } from '../../../../../contracts/checkout.js';
import { priceLine } from '../../../../../pricing/price-line.js';
import type { BasketLine } from '../../../lib/basket/basket-line';
import { noticeText } from '../../../lib/basket/copy';
import { toPricing } from '../../../lib/basket/line-forms';
import { isUnavailable, type LineNotice } from '../../../lib/basket/reprice';
import { Badge } from '../../../ui/controls/button';
import { Picture } from '../../../ui/picture';
import { ChevronIcon } from '../../../ui/icons';
import { Price } from '../../../ui/product/price';
import { checkoutCopy } from '../copy';
import { promotedIn } from './amounts';
import { SummaryAmounts } from './summary-amounts';

/** The amounts to show: of the price function first, then of the server's quote. */
export type Amounts = Pick<Quote, 'subtotalCents' | 'savingsCents' | 'shippingCents' | 'discountCents' | 'totalCents'>;

interface OrderSummaryProps {
  lines: BasketLine[];
  /** The notices of unavailable or changed lines, by line id. */
  notices: ReadonlyMap<string, LineNotice> | undefined;
  amounts: Amounts;
  /** The server's quote, once loaded. */
  quote?: Quote;
}

/** The lines and the total. On phones it collapses to a bar with the total. */
export function OrderSummary({ lines, notices, amounts, quote }: OrderSummaryProps) {
  const totalOf = (line: BasketLine) =>
    quote?.lines.find(({ id }) => id === line.id)?.totalCents ?? priceLine(toPricing(line)).totalCents;
  const content = (
    <>
      <chakra.ul display="grid" gap="4" mb="5">
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} notice={notices?.get(line.id)} totalCents={totalOf(line)} />
        ))}
      </chakra.ul>
      <SummaryAmounts
        amounts={amounts}
        discountCode={quote?.discountCode ?? null}
        promotedCents={quote ? promotedIn(quote) : amounts.discountCents}
        vat={quote?.vat ?? []}
      />
    </>
  );
  return (
    <>
      <chakra.details
        display={{ base: 'block', lg: 'none' }}
        bg="fruit.mandarin.tint"
        css={{ '&[open] .chevron': { rotate: '180deg' } }}
      >
        <chakra.summary
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          px={{ base: '4', md: '8' }}
          py="4"
          listStyle="none"
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
        >
          <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="semibold">
            {checkoutCopy.showSummary}
            <chakra.span className="chevron" transition="rotate 150ms">
              <ChevronIcon size="1.125rem" />
            </chakra.span>
          </chakra.span>
          <Price cents={amounts.totalCents} />
        </chakra.summary>
        <chakra.div px={{ base: '4', md: '8' }} pb="5" maxH="60dvh" overflowY="auto">
          {content}
        </chakra.div>
      </chakra.details>
      <chakra.section display={{ base: 'none', lg: 'block' }} bg="fruit.mandarin.tint" rounded="card" p="7">
        <chakra.h2 fontSize="xl" mb="5">
          {checkoutCopy.summary}
        </chakra.h2>
        {content}
      </chakra.section>
    </>
  );
}

interface SummaryLineProps {
  line: BasketLine;
  notice: LineNotice | undefined;
  totalCents: number;
}

function SummaryLine({ line, notice, totalCents }: SummaryLineProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="4rem minmax(0, 1fr) auto" gap="3" alignItems="center">
      <Picture src={line.image} alt="" sizes="64px" rounded="input" />
      <chakra.div lineHeight="1.3">
        <chakra.p fontWeight="bold">
          {line.quantity > 1 ? `${checkoutCopy.pieces(line.quantity)} ${line.name}` : line.name}
        </chakra.p>
        {line.plan && <chakra.p fontSize="sm">{checkoutCopy.plan(line.plan.jars, line.plan.frequency)}</chakra.p>}
        {notice && <Badge bg="fruit.raspberry.tint">{noticeText(notice)}</Badge>}
      </chakra.div>
      {!isUnavailable(notice) && <Price cents={totalCents} size="sm" />}
    </chakra.li>
  );
}
