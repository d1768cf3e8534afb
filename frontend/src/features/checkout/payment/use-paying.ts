import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CheckoutDetails, Quote } from '../../../../../contracts/checkout.js';
import { useReturnToPage } from '../../../lib/browser/use-return-to-page';
import { isOffline, sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { checkoutCopy } from '../copy';
import { noteStarted } from '../started-payments/noted-payments';
import { offlineRefusal, refusalOf } from './payment-refusal';
import { confirmParams } from './stripe-data';
import type { Payment } from './use-payment';
import type { Refusals } from './use-refusal';

export interface Paying {
  isPaying: boolean;
  pay: (event: FormEvent) => void;
}

/**
 * The order button. The server agrees to the total and the terms on the screen before the payment is confirmed. A change by another
 * tab is therefore never paid unseen. A double click counts once.
 */
export function usePaying(payment: Payment, quote: Quote, details: CheckoutDetails, refusals: Refusals): Paying {
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const clicked = useRef(false);
  useAmountOf(elements, quote.totalCents);

  const end = () => {
    clicked.current = false;
    setPaying(false);
  };
  useReturnToPage(() => {
    end();
    void payment.renew();
  });

  const attempt = async (provider: Stripe, form: StripeElements) => {
    const { error: incomplete } = await form.submit();
    if (incomplete) return tellMistake(incomplete);
    const { termsVersion } = payment.response!;
    if ((await payment.agreeOrDropCode({ ...quote, termsVersion })) === null) return;
    noteStarted(payment.response!.paymentIntentId);
    const returnUrl = `${window.location.origin}/order-bevestiging`;
    const { error } = await provider.confirmPayment({
      elements: form,
      confirmParams: confirmParams(details, returnUrl),
    });
    if (error.type === 'validation_error') tellMistake(error);
    else refusals.show(refusalOf(error));
    if (error.code === 'payment_intent_unexpected_state' || error.payment_intent?.status === 'canceled')
      await payment.leadOn();
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || clicked.current || payment.isBusy) return;
    clicked.current = true;
    setPaying(true);
    refusals.resolve();
    void attempt(stripe, elements)
      .catch((error: unknown) => {
        if (isOffline(error)) refusals.show(offlineRefusal());
        else showError(checkoutCopy.wrong, sentenceOf(error, checkoutCopy.tryAgain));
      })
      .finally(end);
  };
  return { isPaying, pay };
}

/** Shows a validation error, which also appears at its field and is not a failed payment. */
function tellMistake({ message }: StripeError) {
  showError(checkoutCopy.checkPayment, message);
}

/** Updates the amount in the provider's form and its wallets. */
function useAmountOf(elements: StripeElements | null, totalCents: number) {
  const known = useRef(totalCents);
  useEffect(() => {
    if (!elements || known.current === totalCents) return;
    known.current = totalCents;
    void elements.fetchUpdates();
  }, [elements, totalCents]);
}
