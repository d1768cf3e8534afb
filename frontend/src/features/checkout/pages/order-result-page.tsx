import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShop } from '../../../lib/shop';
import { paymentStateQuery, type PaymentOutcome } from '../api';
import { OrderNumber } from '../components/order-number';
import { ResultScene } from '../components/result-scene';
import { WaysOn } from '../components/ways-on';
import { resultCopy } from '../copy';
import { clearPaid } from '../paid-basket';

/** How the payment ended: being looked at, paid, on its way, cancelled or failed. Paid, the basket is emptied. */
export function OrderResultPage({ clientSecret }: { clientSecret: string | undefined }) {
  const { stripePublishableKey } = useShop();
  const payment = useQuery(paymentStateQuery(clientSecret, stripePublishableKey));
  const outcome = payment.isPending ? 'loading' : (payment.data?.outcome ?? 'failed');
  const id = payment.data?.paymentIntentId ?? null;
  useEffect(() => {
    if (outcome === 'succeeded' && id) clearPaid(id);
  }, [outcome, id]);
  const { title, text } = resultCopy[outcome];
  const isUnverified = payment.isError && !payment.data;
  const isMissing = outcome === 'failed' && !isUnverified && id === null;
  const honest = isUnverified ? resultCopy.unverified : isMissing ? resultCopy.missing : text;
  return (
    <ResultScene outcome={outcome} title={title} text={honest}>
      {id && isOrdered(outcome) && <OrderNumber paymentIntentId={id} outcome={outcome} />}
      {outcome !== 'loading' && (
        <WaysOn outcome={outcome} onLookAgain={isUnverified ? () => void payment.refetch() : undefined} />
      )}
    </ResultScene>
  );
}

function isOrdered(outcome: PaymentOutcome | 'loading'): outcome is 'succeeded' | 'processing' {
  return outcome === 'succeeded' || outcome === 'processing';
}
