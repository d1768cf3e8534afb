import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QuotePhoneOrderSchema } from '../../../../../contracts/orders/phone-orders.js';
import { formatCents } from '../../../lib/format';
import { sentenceOf } from '../../../lib/http/api-error';
import { phoneOrderQuoteQuery } from './new-order-api';
import { newOrderCopy as copy } from './new-order-copy';

interface QuoteLineProps {
  items: { id: number; quantity: number }[];
  discountCode: string | null;
  email: string | undefined;
  addsTo: string | undefined;
}

/** What the customer will pay, or why the shop cannot price it. */
export function QuoteLine({ items, discountCode, email, addsTo }: QuoteLineProps) {
  const withEmail = QuotePhoneOrderSchema.safeParse({ items, discountCode, addsTo, email });
  const body = withEmail.success ? withEmail : QuotePhoneOrderSchema.safeParse({ items, discountCode, addsTo });
  const quote = useQuery({
    ...phoneOrderQuoteQuery(body.data ?? { items }),
    enabled: body.success,
    placeholderData: keepPreviousData,
  });
  if (!body.success) return null;
  if (quote.error)
    return (
      <chakra.p role="alert" color="danger" fontWeight="medium">
        {sentenceOf(quote.error, copy.failed)}
      </chakra.p>
    );
  if (!quote.data) return null;
  const { shippingCents, discountCents, totalCents } = quote.data;
  return (
    <chakra.p aria-live="polite" fontVariantNumeric="tabular-nums" display="flex" flexWrap="wrap" columnGap="5">
      <span>{copy.shipping(shippingCents === 0 ? copy.free : formatCents(shippingCents))}</span>
      {discountCents > 0 && <span>{copy.discount(formatCents(-discountCents))}</span>}
      <strong>{copy.total(formatCents(totalCents))}</strong>
    </chakra.p>
  );
}
