import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CheckoutDetailsSchema } from '../../../../../contracts/checkout.js';
import { toWire } from '../../../lib/basket/basket-line';
import { usePricedBasket } from '../../../lib/basket/use-priced-basket';
import { paymentIntentQuery } from '../api';
import { DetailsForm } from '../components/details-form';
import { OrderSummary } from '../components/order-summary';
import { PaymentStep } from '../components/payment-step';
import { StepWords } from '../components/step-words';
import { checkoutCopy } from '../copy';
import { loadDetails, saveDetails } from '../details-storage';

export type CheckoutStep = 'gegevens' | 'betalen';

/** Details, then payment; beside them what is bought and the total. Paying starts only from valid details. */
export function CheckoutPage({ step: wished }: { step: CheckoutStep }) {
  const navigate = useNavigate();
  const { lines, price } = usePricedBasket();
  const [filledIn, setFilledIn] = useState(loadDetails);
  const details = CheckoutDetailsSchema.safeParse(filledIn).data;
  const step = details ? wished : 'gegevens';
  const intent = useQuery({
    ...paymentIntentQuery(lines.map(toWire)),
    enabled: step === 'betalen' && lines.length > 0,
  });
  const charged = step === 'betalen' && intent.data ? intent.data.quote : price;
  const isEmpty = lines.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate({ to: '/', replace: true });
  }, [isEmpty, navigate]);
  return (
    <chakra.div
      maxW="content"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '0', lg: '10' }}
      pb="24"
      display="grid"
      gap={{ base: '6', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
      alignItems="start"
    >
      <chakra.div order={{ base: 2, lg: 1 }} maxW="38rem" w="full" mx={{ base: 'auto', lg: '0' }}>
        <chakra.h1 srOnly>{checkoutCopy.title}</chakra.h1>
        <StepWords step={step} />
        {step === 'betalen' && details ? (
          <PaymentStep
            details={details}
            intent={intent}
            onBack={() => void navigate({ to: '/checkout', search: {} })}
          />
        ) : (
          <DetailsForm
            known={filledIn}
            onDone={(done) => {
              saveDetails(done);
              setFilledIn(done);
              void navigate({ to: '/checkout', search: { stap: 'betalen' } });
            }}
          />
        )}
      </chakra.div>
      <chakra.div
        order={{ base: 1, lg: 2 }}
        position="sticky"
        top={{ base: '0', lg: '8' }}
        zIndex="raised"
        mx={{ base: '-4', lg: '0' }}
      >
        {charged && <OrderSummary lines={lines} amounts={charged} />}
      </chakra.div>
    </chakra.div>
  );
}
