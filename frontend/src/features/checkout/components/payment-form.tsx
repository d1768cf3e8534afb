import { chakra } from '@chakra-ui/react';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { useState, type FormEvent } from 'react';
import type { CheckoutDetails } from '../../../../../contracts/checkout.js';
import { sentenceOf } from '../../../lib/api-error';
import { showError } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { LockIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/skeleton';
import { checkoutCopy } from '../copy';
import { confirmParams } from '../stripe-data';

const options: StripePaymentElementOptions = {
  layout: { type: 'accordion', defaultCollapsed: false, radios: 'always', spacedAccordionItems: false },
  wallets: { applePay: 'auto', googlePay: 'auto' },
  fields: { billingDetails: 'never' },
};

/** The provider's accordion and the button that orders. Paid or sent to the bank, the shopper lands on the result page. */
export function PaymentForm({ details }: { details: CheckoutDetails }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isPaying) return;
    setPaying(true);
    try {
      const returnUrl = `${window.location.origin}/order-bevestiging`;
      const { error } = await stripe.confirmPayment({ elements, confirmParams: confirmParams(details, returnUrl) });
      showError(checkoutCopy.paymentFailed, error.message);
    } catch (error) {
      showError(checkoutCopy.wrong, sentenceOf(error, checkoutCopy.tryAgain));
    }
    setPaying(false);
  };
  return (
    <chakra.form onSubmit={(event) => void pay(event)} display="grid" gap="6">
      <chakra.div minH="13rem">
        {!isReady && <Skeleton h="52" rounded="input" />}
        <PaymentElement
          options={options}
          onReady={() => setReady(true)}
          onLoadError={() => showError(checkoutCopy.loadFailed, checkoutCopy.loadFailedText)}
        />
      </chakra.div>
      <Button type="submit" size="lg" w="full" px="4" disabled={!isReady || isPaying} aria-busy={isPaying}>
        <LockIcon size="1.125rem" />
        {isPaying ? checkoutCopy.paying : checkoutCopy.pay}
      </Button>
      <chakra.p fontSize="sm" color="muted" textAlign="center">
        {checkoutCopy.secure}
      </chakra.p>
    </chakra.form>
  );
}
