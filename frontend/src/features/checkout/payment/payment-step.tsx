import { chakra } from '@chakra-ui/react';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CheckoutDetails, PaymentIntentResponse } from '../../../../../contracts/checkout.js';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { withoutResponse } from '../../../lib/http/api-error';
import { providerQuery } from '../../../lib/payment-provider';
import { useShop } from '../../../lib/shop/shop';
import { elementsOptions } from '../../../theme/payment-form';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { checkoutCopy } from '../copy';
import { alreadyPaid, refusedLine } from '../basket-changes/refusals';
import type { Payment } from './use-payment';
import { useRefusal, type Refusals } from './use-refusal';
import { AlreadyPaid } from '../started-payments/already-paid';
import { DeliveryCard } from '../summary/delivery-card';
import { PaymentDesk } from './payment-desk';
import { PaymentPending } from '../started-payments/payment-pending';
import { RefusedBasket } from '../basket-changes/refused-basket';

interface PaymentStepProps {
  details: CheckoutDetails;
  payment: Payment;
  rates: ShippingRates;
  onBack: () => void;
}

/** Step 2: address, discount code, and the provider's form once the payment is prepared. */
export function PaymentStep({ details, payment, rates, onBack }: PaymentStepProps) {
  return (
    <chakra.div display="grid" gap="8">
      <DeliveryCard details={details} onEdit={onBack} />
      <PaymentPart details={details} payment={payment} rates={rates} />
      <Button look="quiet" justifySelf="start" ml="-6" onClick={onBack}>
        {checkoutCopy.back}
      </Button>
    </chakra.div>
  );
}

function PaymentPart({ details, payment, rates }: Omit<PaymentStepProps, 'onBack'>) {
  const { stripePublishableKey } = useShop();
  const provider = useQuery(providerQuery(stripePublishableKey));
  const [elementError, setElementError] = useState<Error | null>(null);
  const refusals = useRefusal(payment.response?.clientSecret);
  const error = payment.error ?? provider.error ?? elementError;
  const refused = refusedLine(payment.error);
  const paidOrder = alreadyPaid(payment.error);
  if (refused) return <RefusedBasket refused={refused} />;
  if (paidOrder)
    return <AlreadyPaid order={paidOrder} isBusy={payment.isBusy} onAgain={() => void payment.orderAgain()} />;
  if (error)
    return (
      <div role="alert">
        <ErrorPage
          compact
          words={{ title: checkoutCopy.loadFailed, text: checkoutCopy.loadFailedText }}
          error={error}
          onRetry={() => {
            setElementError(null);
            if (provider.isError) void provider.refetch();
            if (payment.error) void payment.renew();
          }}
        />
      </div>
    );
  if (!payment.response || !provider.data) return <PaymentPending />;
  return (
    <Form
      key={payment.response.clientSecret}
      response={payment.response}
      stripe={provider.data}
      onLoadError={() => setElementError(withoutResponse(new Error('the payment form did not load')))}
      {...{ details, payment, rates, refusals }}
    />
  );
}

type FormProps = Omit<PaymentStepProps, 'onBack'> & {
  refusals: Refusals;
  response: PaymentIntentResponse;
  stripe: NonNullable<Parameters<typeof Elements>[0]['stripe']>;
  onLoadError: () => void;
};

/** A new payment gets a new form, so that input for another payment is never submitted. */
function Form({ response, stripe, ...props }: FormProps) {
  const options = useMemo(() => elementsOptions(response.clientSecret), [response.clientSecret]);
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentDesk response={response} {...props} />
    </Elements>
  );
}
