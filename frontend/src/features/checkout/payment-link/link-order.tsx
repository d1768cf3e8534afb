import { chakra } from '@chakra-ui/react';
import type { Quote } from '../../../../../contracts/checkout.js';
import type { PhoneOrderDetails } from '../../../../../contracts/orders/phone-orders.js';
import { formatCents } from '../../../lib/format';
import { promotedIn } from '../summary/amounts';
import { SummaryAmounts } from '../summary/summary-amounts';
import { linkCopy as copy } from './link-copy';
import { townOf } from '../../../lib/format-town';

/** What is ordered, for how much, and where it goes. */
export function LinkOrder({ quote, details }: { quote: Quote; details: PhoneOrderDetails }) {
  return (
    <chakra.section bg="fruit.mandarin.tint" rounded="card" p={{ base: '5', md: '7' }} display="grid" gap="5">
      <chakra.h2 fontSize="xl">{copy.ordered}</chakra.h2>
      {quote.addsTo && <p>{copy.addsTo(quote.addsTo.orderNumber)}</p>}
      <chakra.ul display="grid" gap="2">
        {quote.lines.map(({ id, quantity, name, totalCents }) => (
          <chakra.li key={id} display="flex" justifyContent="space-between" gap="4">
            <span>{copy.line(quantity, name)}</span>
            <chakra.span fontVariantNumeric="tabular-nums">{formatCents(totalCents)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <SummaryAmounts
        amounts={quote}
        discountCode={quote.discountCode}
        promotedCents={promotedIn(quote)}
        vat={quote.vat ?? []}
      />
      <chakra.div lineHeight="1.45" overflowWrap="anywhere">
        <chakra.h3 fontSize="lg" mb="1">
          {copy.address}
        </chakra.h3>
        <p>{`${details.firstName} ${details.lastName}`}</p>
        <p>{details.address}</p>
        <p>{townOf(details)}</p>
      </chakra.div>
      <chakra.p fontSize="sm">{copy.wrong}</chakra.p>
    </chakra.section>
  );
}
