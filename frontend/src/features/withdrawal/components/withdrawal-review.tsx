import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../../../../../contracts/withdrawals.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { useShop } from '../../../lib/shop/shop';
import { Button } from '../../../ui/controls/button';
import { withdrawalCopy as copy } from '../copy';

interface WithdrawalReviewProps {
  values: Withdrawal;
  isSending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onChange: () => void;
}

/** The second step: the statement as it will be filed, and the button that files it. */
export function WithdrawalReview({ values, isSending, error, onConfirm, onChange }: WithdrawalReviewProps) {
  const shop = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { orderNumber, part, name, email, reason } = values;
  const rows = [
    [copy.rows.scope, part ?? copy.whole],
    [copy.rows.name, name],
    [copy.rows.email, email],
    ...(reason ? [[copy.rows.reason, reason]] : []),
  ];
  return (
    <chakra.div display="grid" gap="5">
      <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="2xl">
        {copy.reviewTitle}
      </chakra.h2>
      <chakra.p fontSize="lg" lineHeight="1.45" fontWeight="semibold">
        {copy.statement(orderNumber)}
      </chakra.p>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'auto minmax(0, 1fr)' }}
        columnGap="6"
        rowGap={{ base: '1', sm: '2' }}
        lineHeight="1.45"
      >
        {rows.map(([term, text]) => (
          <chakra.div key={term} display="contents">
            <chakra.dt color="muted" fontSize={{ base: 'sm', sm: 'md' }}>
              {term}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere" mb={{ base: '2', sm: '0' }}>
              {text}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div role="alert" fontWeight="medium" color="danger" overflowWrap="anywhere">
        {error && (
          <p>
            <strong>{copy.failedTitle}</strong>{' '}
            <span>{`${sentenceOf(error, copy.failedText)} ${copy.failedMail}`}</span>{' '}
            <chakra.a href={`mailto:${shop.email}`} textDecoration="underline">
              {shop.email}
            </chakra.a>
            <span>.</span>
          </p>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="lg" aria-disabled={isSending} onClick={onConfirm} flexGrow={{ base: 1, sm: 0 }}>
          {isSending ? copy.confirming : copy.confirm}
        </Button>
        <Button look="line" size="lg" disabled={isSending} onClick={onChange} flexGrow={{ base: 1, sm: 0 }}>
          {copy.change}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
