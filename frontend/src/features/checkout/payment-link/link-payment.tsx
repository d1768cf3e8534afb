import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PaymentIntentResponse } from '../../../../../contracts/checkout.js';
import type { PhoneOrderDetails } from '../../../../../contracts/orders/phone-orders.js';
import { withoutResponse } from '../../../lib/http/api-error';
import { providerQuery } from '../../../lib/payment-provider';
import { useShop } from '../../../lib/shop/shop';
import { elementsOptions } from '../../../theme/payment-form';
import { ErrorPage } from '../../../ui/pages/error-page';
import { PaymentForm } from '../payment/payment-form';
import { RefusalNote } from '../payment/refusal-note';
import { ReservationNote } from '../payment/reservation-note';
import { TermsNote } from '../payment/terms-note';
import { useRefusal } from '../payment/use-refusal';
import { PaymentPending } from '../started-payments/payment-pending';
import { useLinkPaying } from './use-link-paying';

interface LinkPaymentProps {
  token: string;
  response: PaymentIntentResponse;
  details: PhoneOrderDetails;
  /** Reserves the pieces again, or learns that the link has ended. */
  onRenew: () => void;
  /** The payment is made, or has ended. */
  onDone: () => void;
}

/** The provider's form of a payment link, with the terms and the order button. */
export function LinkPayment(props: LinkPaymentProps) {
  const { response, onRenew } = props;
  const { stripePublishableKey } = useShop();
  const provider = useQuery(providerQuery(stripePublishableKey));
  const [formError, setFormError] = useState<Error | null>(null);
  const options = useMemo(() => elementsOptions(response.clientSecret), [response.clientSecret]);
  const error = provider.error ?? formError;
  if (error)
    return (
      <ErrorPage
        compact
        error={error}
        onRetry={() => {
          setFormError(null);
          if (provider.isError) void provider.refetch();
          onRenew();
        }}
      />
    );
  if (!provider.data) return <PaymentPending />;
  return (
    <Elements key={response.clientSecret} stripe={provider.data} options={options}>
      <Form {...props} onLoadError={() => setFormError(withoutResponse(new Error('the payment form did not load')))} />
    </Elements>
  );
}

function Form({ response, onLoadError, ...props }: LinkPaymentProps & { onLoadError: () => void }) {
  const refusals = useRefusal(response.clientSecret);
  const paying = useLinkPaying({ response, refusals, ...props });
  return (
    <>
      <ReservationNote until={response.reservedUntil} isPaying={paying.isPaying} onOver={props.onRenew} />
      <PaymentForm paying={paying} isBusy={false} onLoadError={onLoadError} onOtherMethod={refusals.resolve}>
        {response.termsVersion !== undefined && <TermsNote version={response.termsVersion} />}
        {refusals.current && <RefusalNote {...refusals.current} />}
      </PaymentForm>
    </>
  );
}
