import { chakra } from '@chakra-ui/react';
import type { Receipt as BoughtGoods } from '../../../../../contracts/checkout.js';
import { formatCents } from '../../../lib/format';
import { Picture } from '../../../ui/picture';
import { checkoutCopy, resultCopy } from '../copy';
import { promotedIn } from '../summary/amounts';
import { SummaryAmounts } from '../summary/summary-amounts';

type Goods = Omit<BoughtGoods, 'plans' | 'placedAt'>;

/** The lines, their amounts and the payment method. The amounts read as they did before the payment. */
export function Receipt({ receipt, title = resultCopy.receipt }: { receipt: Goods; title?: string }) {
  return (
    <chakra.section aria-labelledby="receipt" bg="white" rounded="card" p={{ base: '5', md: '7' }} textAlign="left">
      <chakra.h2 id="receipt" fontSize="xl" mb="4">
        {title}
      </chakra.h2>
      <chakra.ul display="grid" gap="4" mb="5">
        {receipt.lines.map(({ id, name, quantity, imageUrl, totalCents, subscription }) => (
          <chakra.li
            key={id}
            display="grid"
            gridTemplateColumns="4rem minmax(0, 1fr) auto"
            gap="3"
            alignItems="center"
            lineHeight="1.3"
          >
            <Picture src={imageUrl} alt="" sizes="64px" rounded="input" />
            <chakra.div overflowWrap="anywhere">
              <chakra.p fontWeight="bold">{quantity > 1 ? `${checkoutCopy.pieces(quantity)} ${name}` : name}</chakra.p>
              {subscription && (
                <chakra.p fontSize="sm">{checkoutCopy.plan(subscription.jars, subscription.frequency)}</chakra.p>
              )}
            </chakra.div>
            <chakra.span fontVariantNumeric="tabular-nums">{formatCents(totalCents)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <SummaryAmounts
        amounts={receipt}
        discountCode={receipt.discountCode}
        promotedCents={promotedIn(receipt)}
        vat={receipt.vat ?? []}
      />
      {receipt.paymentMethod && (
        <chakra.p mt="3" fontSize="sm" display="flex" justifyContent="space-between" gap="4">
          <span>{resultCopy.paidWith}</span>
          <span>{receipt.paymentMethod}</span>
        </chakra.p>
      )}
    </chakra.section>
  );
}
