import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CheckoutDetailsSchema } from '../../../../../contracts/checkout.js';
import { toWire } from '../../../lib/basket/line-forms';
import { usePricedBasket } from '../../../lib/basket/use-priced-basket';
import { DetailsForm } from '../details/details-form';
import { OrderSummary } from '../summary/order-summary';
import { PaymentStep } from '../payment/payment-step';
import { RefusedBasket } from '../basket-changes/refused-basket';
import { StepWords } from '../components/step-words';
import { checkoutCopy } from '../copy';
import { knownDetails } from '../details/details';
import { loadDetails, saveDetails } from '../details/details-storage';
import { goneLine, refusedLine } from '../basket-changes/refusals';
import { useKnownShopper, type KnownShopper } from '../details/use-known-shopper';
import { usePayment } from '../payment/use-payment';
import { useNoticeOfOtherTabs } from '../basket-changes/use-notice-of-other-tabs';
import { useShippingRates } from '../summary/use-shipping-rates';

export type CheckoutStep = 'gegevens' | 'betalen';

/** Resets for another account, so that the input of the previous one is never shown. */
export function CheckoutPage({ step }: { step: CheckoutStep }) {
  const shopper = useKnownShopper();
  return <Checkout key={shopper.customer?.email} step={step} {...shopper} />;
}

/** Details, then payment, beside the summary. The payment step requires valid details. */
function Checkout({ step: requested, customer, savedAddresses }: { step: CheckoutStep } & KnownShopper) {
  const navigate = useNavigate();
  const { lines, price, notices } = usePricedBasket();
  const rates = useShippingRates();
  const shopper = customer ? 'customer' : 'guest';
  const [filledIn, setFilledIn] = useState(() => loadDetails(shopper));
  const details = CheckoutDetailsSchema.safeParse(filledIn).data;
  const step = details ? requested : 'gegevens';
  const payment = usePayment(lines.map(toWire), details?.email, rates);
  const refused = goneLine(lines, notices) ?? refusedLine(payment.error);
  const isPaying = step === 'betalen';
  const quote = isPaying || !payment.error ? payment.response?.quote : undefined;
  const charged = quote ?? price;
  const isEmpty = lines.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useNoticeOfOtherTabs();
  useEffect(() => {
    if (isEmpty) void navigate({ to: '/', replace: true });
  }, [isEmpty, navigate]);
  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current !== step) heading.current?.focus({ preventScroll: true });
    shownStep.current = step;
  }, [step]);
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
        <chakra.h1 ref={heading} tabIndex={-1} srOnly>
          {`${checkoutCopy.title}: ${checkoutCopy.steps[step]}`}
        </chakra.h1>
        <StepWords step={step} />
        {isPaying && details ? (
          <PaymentStep
            details={details}
            payment={payment}
            rates={rates}
            onBack={() => void navigate({ to: '/checkout', search: {} })}
          />
        ) : refused ? (
          <RefusedBasket refused={refused} isFirst />
        ) : (
          <DetailsForm
            known={knownDetails({ ...loadDetails(shopper), ...filledIn }, customer, savedAddresses)}
            customer={customer}
            savedAddresses={savedAddresses}
            onDone={(done) => {
              saveDetails(done, shopper);
              setFilledIn(done);
              if (charged) payment.see(charged.totalCents);
              payment.recheck();
              void navigate({ to: '/checkout', search: { stap: 'betalen' } });
            }}
          />
        )}
      </chakra.div>
      <chakra.div
        order={{ base: 1, lg: 2 }}
        data-bar
        position="sticky"
        top={{ base: '0', lg: '8' }}
        zIndex="raised"
        mx={{ base: '-4', md: '-8', lg: '0' }}
      >
        {charged && (
          <OrderSummary lines={lines} notices={isPaying ? undefined : notices} amounts={charged} quote={quote} />
        )}
      </chakra.div>
    </chakra.div>
  );
}
