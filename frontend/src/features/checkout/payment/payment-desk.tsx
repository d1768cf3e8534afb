import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutDetails, PaymentIntentResponse } from '../../../../../contracts/checkout.js';
import type { ShippingRates } from '../../../../../pricing/price-basket.js';
import { showToast } from '../../../lib/toast';
import { checkoutCopy, reservationCopy } from '../copy';
import { planTerms } from '../summary/terms';
import { usePaying } from './use-paying';
import type { Payment } from './use-payment';
import type { Refusals } from './use-refusal';
import { DiscountBox } from '../discount/discount-box';
import { ReservationNote } from './reservation-note';
import { PaymentForm } from './payment-form';
import { PriceRise } from './price-rise';
import { RefusalNote } from './refusal-note';
import { TermsNote } from './terms-note';
import { SubscriptionTerms } from '../summary/subscription-terms';

interface PaymentDeskProps {
  response: PaymentIntentResponse;
  details: CheckoutDetails;
  payment: Payment;
  rates: ShippingRates;
  refusals: Refusals;
  onLoadError: () => void;
}

/** The payment step: remaining time, discount code, payment form, terms and the order button. */
export function PaymentDesk({ response, details, payment, rates, refusals, onLoadError }: PaymentDeskProps) {
  const { quote, reservedUntil, notForSubscriptions = [], termsVersion } = response;
  const [isChecking, setChecking] = useState(false);
  const isBusy = payment.isBusy || isChecking;
  const { raisedFrom } = payment;
  const paying = usePaying({ ...payment, isBusy }, quote, details, refusals);
  useSightOf(quote.totalCents, payment);
  const reserveAgain = async () => {
    if (await payment.renew()) showToast({ title: reservationCopy.renewed, text: reservationCopy.renewedText });
  };
  return (
    <>
      {raisedFrom !== null && (
        <PriceRise fromCents={raisedFrom} toCents={quote.totalCents} onAccept={() => payment.see(quote.totalCents)} />
      )}
      <chakra.div display={raisedFrom === null ? 'grid' : 'none'} gap="8">
        <ReservationNote until={reservedUntil} isPaying={paying.isPaying} onOver={() => void reserveAgain()} />
        <DiscountBox
          response={response}
          payment={payment}
          rates={rates}
          email={details.email}
          isPaying={paying.isPaying}
          isChecking={isChecking}
          setChecking={setChecking}
        />
        <section>
          <chakra.h2 fontSize="xl" mb="4">
            {checkoutCopy.payTitle}
          </chakra.h2>
          {notForSubscriptions.length > 0 && (
            <chakra.p fontSize="sm" color="muted" mb="4">
              {checkoutCopy.notForSubscriptions(notForSubscriptions.join(', '))}
            </chakra.p>
          )}
          <PaymentForm paying={paying} isBusy={isBusy} onLoadError={onLoadError} onOtherMethod={refusals.resolve}>
            <SubscriptionTerms
              terms={planTerms(quote, rates)}
              hasDiscount={quote.discountCode !== null}
              hasRest={quote.lines.some(({ subscription }) => !subscription)}
            />
            {termsVersion !== undefined && <TermsNote version={termsVersion} />}
            {refusals.current && <RefusalNote {...refusals.current} />}
          </PaymentForm>
        </section>
      </chakra.div>
    </>
  );
}

/** Records each total on the screen that needs no consent. */
function useSightOf(totalCents: number, { isBusy, raisedFrom, see }: Payment): void {
  const onSight = useEffectEvent(() => see(totalCents));
  useEffect(() => {
    if (!isBusy && raisedFrom === null) onSight();
  }, [totalCents, isBusy, raisedFrom]);
}
