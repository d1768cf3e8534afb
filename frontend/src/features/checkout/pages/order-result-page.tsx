import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { basket } from '../../../lib/basket/basket-store';
import { useShop } from '../../../lib/shop';
import { ButtonLink } from '../../../ui/button';
import { paymentResultQuery, type PaymentOutcome } from '../api';
import { ResultScene } from '../components/result-scene';
import { resultCopy } from '../copy';
import { forgetDetails } from '../details-storage';

/** How the payment ended: being looked at, paid, on its way, cancelled or failed. Paid, the basket is emptied. */
export function OrderResultPage({ clientSecret }: { clientSecret: string | undefined }) {
  const { stripePublishableKey } = useShop();
  const result = useQuery(paymentResultQuery(clientSecret, stripePublishableKey));
  const outcome = result.isPending ? 'loading' : (result.data?.outcome ?? 'failed');
  useEffect(() => {
    if (outcome !== 'succeeded') return;
    basket.clear();
    forgetDetails();
  }, [outcome]);
  const orderNumber = result.data?.orderNumber;
  return (
    <ResultScene outcome={outcome} {...resultCopy[outcome]}>
      {orderNumber && (
        <chakra.p fontSize="lg">
          {resultCopy.orderNumber} <chakra.strong fontVariantNumeric="tabular-nums">{orderNumber}</chakra.strong>
        </chakra.p>
      )}
      {outcome !== 'loading' && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center">
          <WaysOn outcome={outcome} />
        </chakra.div>
      )}
    </ResultScene>
  );
}

function WaysOn({ outcome }: { outcome: PaymentOutcome }) {
  const isOrdered = outcome === 'succeeded' || outcome === 'processing';
  return (
    <>
      {isOrdered ? (
        <ButtonLink to="/" size="lg">
          {resultCopy.home}
        </ButtonLink>
      ) : (
        <ButtonLink to="/checkout" size="lg">
          {resultCopy.retry}
        </ButtonLink>
      )}
      {outcome === 'succeeded' && (
        <ButtonLink to="/support" size="lg" look="paper">
          {resultCopy.support}
        </ButtonLink>
      )}
      {outcome === 'failed' && (
        <ButtonLink to="/support" size="lg" look="paper">
          {resultCopy.contact}
        </ButtonLink>
      )}
    </>
  );
}
