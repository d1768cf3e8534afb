import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dispatchDay } from '../../../../../contracts/shipping/dispatch.js';
import { useBasket } from '../../../lib/basket/basket-store';
import { useShop } from '../../../lib/shop/shop';
import { isOrdered, paymentStateQuery, useSettleCheckout } from '../api';
import { arrivalOf } from '../result/next-steps';
import { OrderNumber } from '../result/order-number';
import { OrderStory, OrderStoryPending } from '../result/order-story';
import { ResultScene } from '../result/result-scene';
import { WaitingBasket } from '../result/waiting-basket';
import { WaysOn } from '../result/ways-on';
import { resultCopy } from '../copy';
import { acknowledge } from '../started-payments/noted-payments';

interface OrderResultPageProps {
  clientSecret: string | undefined;
  /** The payment in the return URL of the provider. */
  returnedId: string | undefined;
}

/** The outcome of the payment: loading, paid, processing, cancelled or failed. Bought lines leave the basket. */
export function OrderResultPage({ clientSecret, returnedId }: OrderResultPageProps) {
  const { stripePublishableKey, dispatch } = useShop();
  const payment = useQuery(paymentStateQuery(clientSecret, stripePublishableKey, returnedId));
  const outcome = payment.isPending ? 'loading' : (payment.data?.outcome ?? 'failed');
  const id = payment.data?.paymentIntentId ?? null;
  const { settled, isSettling } = useSettleCheckout(id, outcome);
  useEffect(() => {
    if (id === null || outcome === 'loading') return;
    // A payment that was cancelled at the bank can still be paid; the next lookup forgets one that has ended.
    if (!isOrdered(outcome)) acknowledge(id, { status: 'failed', lines: [] });
    else if (settled) acknowledge(id, settled);
  }, [id, outcome, settled]);
  const isEmpty = useBasket().lines.length === 0;
  const { title } = resultCopy[outcome];
  const hasFailed = outcome === 'canceled' || outcome === 'failed';
  const hasNothing = isEmpty && hasFailed;
  const receipt = settled?.receipt;
  const isOwnParcel = outcome === 'succeeded' && !receipt?.addsTo;
  const sentOn = receipt?.dispatchOn ?? dispatchDay(new Date().toISOString(), dispatch);
  const paid = isOwnParcel ? resultCopy.arrives(...arrivalOf(sentOn)) : null;
  const text = hasNothing ? resultCopy.nothingLeft : (paid ?? resultCopy[outcome].text);
  const isUnverified = payment.isError && !payment.data;
  const isMissing = outcome === 'failed' && !isUnverified && id === null;
  const honest = isUnverified ? resultCopy.unverified : isMissing ? resultCopy.missing : text;
  return (
    <ResultScene outcome={outcome} title={title} text={honest}>
      {id && isOrdered(outcome) && <OrderNumber orderNumber={settled?.orderNumber} />}
      {outcome !== 'loading' && (
        <WaysOn
          outcome={outcome}
          isEmpty={isEmpty}
          isMissing={isMissing}
          hasOrder={isOrdered(outcome)}
          onLookAgain={isUnverified ? () => void payment.refetch() : undefined}
        />
      )}
      {hasFailed && !isUnverified && !isMissing && <WaitingBasket />}
      {isSettling && <OrderStoryPending />}
      {receipt && isOrdered(outcome) && <OrderStory receipt={receipt} />}
    </ResultScene>
  );
}
