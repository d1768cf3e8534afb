import { chakra } from '@chakra-ui/react';
import { Elements } from '@stripe/react-stripe-js';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CheckoutDetails, PaymentIntentAnswer } from '../../../../../contracts/checkout.js';
import { sentenceOf } from '../../../lib/api-error';
import { useShop } from '../../../lib/shop';
import { showError } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { ErrorPage } from '../../../ui/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { checkoutCopy } from '../copy';
import { paymentProvider } from '../payment-provider';
import { elementsOptions } from '../stripe-data';
import { PaymentForm } from './payment-form';

interface PaymentStepProps {
  details: CheckoutDetails;
  intent: UseQueryResult<PaymentIntentAnswer>;
  onBack: () => void;
}

/** Step 2: where it goes, and the provider's form once the payment has been prepared. */
export function PaymentStep({ details, intent, onBack }: PaymentStepProps) {
  const { error } = intent;
  useEffect(() => {
    if (error) showError(checkoutCopy.loadFailed, sentenceOf(error, checkoutCopy.loadFailedText));
  }, [error]);
  return (
    <chakra.div display="grid" gap="8">
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        p="5"
        rounded="card"
        bg="paper"
        border="1.5px solid"
        borderColor="line"
      >
        <chakra.div lineHeight="1.45" minW="0">
          <chakra.p fontSize="sm" color="muted">
            {checkoutCopy.sentTo}
          </chakra.p>
          <p>
            {details.firstName} {details.lastName}, {details.address}, {details.postalCode} {details.city}
          </p>
          <chakra.p truncate>{details.email}</chakra.p>
        </chakra.div>
        <Button look="line" size="sm" alignSelf="center" onClick={onBack}>
          {checkoutCopy.edit}
        </Button>
      </chakra.div>
      <chakra.section>
        <chakra.h2 fontSize="xl" mb="4">
          {checkoutCopy.payTitle}
        </chakra.h2>
        {error ? (
          <ErrorPage compact error={error} onRetry={() => void intent.refetch()} />
        ) : intent.data ? (
          <Payment key={intent.data.clientSecret} clientSecret={intent.data.clientSecret} details={details} />
        ) : (
          <Pending />
        )}
      </chakra.section>
      <Button look="quiet" justifySelf="start" ml="-6" onClick={onBack}>
        {checkoutCopy.back}
      </Button>
    </chakra.div>
  );
}

function Payment({ clientSecret, details }: { clientSecret: string; details: CheckoutDetails }) {
  const { stripePublishableKey } = useShop();
  const stripe = useMemo(() => paymentProvider(stripePublishableKey), [stripePublishableKey]);
  const options = useMemo(() => elementsOptions(clientSecret), [clientSecret]);
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentForm details={details} />
    </Elements>
  );
}

function Pending() {
  return (
    <chakra.div display="grid" gap="3" aria-busy="true">
      <chakra.span srOnly role="status">
        {checkoutCopy.preparing}
      </chakra.span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} h="14" rounded="input" />
      ))}
    </chakra.div>
  );
}
