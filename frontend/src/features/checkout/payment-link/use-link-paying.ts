import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState, type FormEvent } from 'react';
import type { PaymentIntentResponse } from '../../../../../contracts/checkout.js';
import { centsToDecimal } from '../../../../../contracts/values/money.js';
import type { PhoneOrderDetails } from '../../../../../contracts/orders/phone-orders.js';
import { useReturnToPage } from '../../../lib/browser/use-return-to-page';
import { isOffline, sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { checkoutCopy } from '../copy';
import { offlineRefusal, refusalOf } from '../payment/payment-refusal';
import { confirmParams } from '../payment/stripe-data';
import type { Paying } from '../payment/use-paying';
import type { Refusals } from '../payment/use-refusal';
import { agreeToLink } from './link-api';

interface LinkPaying {
  token: string;
  response: PaymentIntentResponse;
  details: PhoneOrderDetails;
  refusals: Refusals;
  onDone: () => void;
}

/** The order button of a payment link. The server agrees to the total and the terms before the payment is confirmed. */
export function useLinkPaying({ token, response, details, refusals, onDone }: LinkPaying): Paying {
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const clicked = useRef(false);

  const end = () => {
    clicked.current = false;
    setPaying(false);
  };
  useReturnToPage(() => {
    end();
    onDone();
  });

  const attempt = async (provider: Stripe, form: StripeElements) => {
    const { error: incomplete } = await form.submit();
    if (incomplete) return showError(checkoutCopy.checkPayment, incomplete.message);
    const { paymentIntentId, quote, termsVersion } = response;
    const { totalCents, discountCode } = quote;
    await agreeToLink({ token, paymentIntentId, total: centsToDecimal(totalCents), discountCode, termsVersion });
    const returnUrl = `${window.location.origin}${window.location.pathname}#${token}`;
    const { error } = await provider.confirmPayment({
      elements: form,
      confirmParams: confirmParams({ ...details, country: checkoutCopy.country }, returnUrl),
      redirect: 'if_required',
    });
    if (!error || error.code === 'payment_intent_unexpected_state') return onDone();
    if (error.type === 'validation_error') showError(checkoutCopy.checkPayment, error.message);
    else refusals.show(refusalOf(error));
  };

  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || clicked.current) return;
    clicked.current = true;
    setPaying(true);
    refusals.resolve();
    void attempt(stripe, elements)
      .catch((error: unknown) => {
        if (isOffline(error)) return refusals.show(offlineRefusal());
        showError(checkoutCopy.wrong, sentenceOf(error, checkoutCopy.tryAgain));
        onDone(); // the link may have been paid or withdrawn, or its total changed
      })
      .finally(end);
  };
  return { isPaying, pay };
}
