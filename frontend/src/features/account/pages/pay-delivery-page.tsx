import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openRenewalPayment } from '../../../../../contracts/subscriptions.js';
import type { Customer } from '../../../../../contracts/customers.js';
import { useReturnToPage } from '../../../lib/browser/use-return-to-page';
import { hasStatus, sentenceOf } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Looking, PayingPage } from '../paying/paying-page';
import { ProviderForm } from '../paying/provider-form';
import { payingCopy } from '../subscriptions/copy';
import { isPayable } from '../subscriptions/subscription-state';
import { readSubscriptionsAgain, useOpenRenewalPayment, useSettleRenewal } from '../subscriptions/api';

interface PayDeliveryPageProps {
  subscriptionId: string;
  /** The payment in the return URL of the provider. */
  paymentIntentId: string | undefined;
}

/** Lets the customer pay a delivery whose payment failed. */
export function PayDeliveryPage({ subscriptionId, paymentIntentId }: PayDeliveryPageProps) {
  return (
    <PayingPage
      subscriptionId={subscriptionId}
      title={payingCopy.payTitle}
      intro={({ productName }) => payingCopy.payIntro(productName)}
    >
      {({ id }, customer) =>
        paymentIntentId ? (
          <Settlement id={id} paymentIntentId={paymentIntentId} />
        ) : (
          <PaymentForm id={id} customer={customer} />
        )
      }
    </PayingPage>
  );
}

function PaymentForm({ id, customer }: { id: string; customer: Customer }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const payment = useOpenRenewalPayment(id);
  const { clientSecret, paymentIntentId, amount = '0.00' } = payment.data ?? {};
  const isNotOpen = hasStatus(payment.error, 409);
  const lookAt = (found: string) =>
    navigate({
      to: '/profiel/betalen/$subscriptionId',
      params: { subscriptionId: id },
      search: { payment_intent: found },
      replace: true,
    });
  useReturnToPage(() => paymentIntentId && void lookAt(paymentIntentId));
  useEffect(() => {
    if (!isNotOpen) return;
    const why = sentenceOf(payment.error, '');
    if (refuses(openRenewalPayment, payment.error, 'out-of-stock'))
      showError(payingCopy.soldOut, `${why} ${payingCopy.soldOutText}`);
    else showToast({ title: payingCopy.alreadyPaid, text: why });
    void readSubscriptionsAgain(queryClient);
    void navigate({ to: '/profiel', replace: true });
  }, [isNotOpen]); // oxlint-disable-line react/exhaustive-deps -- once, when it is known
  if (payment.error && !isNotOpen)
    return <ErrorPage compact error={payment.error} onRetry={() => void payment.repeat()} />;
  return (
    <ProviderForm
      clientSecret={clientSecret}
      customer={customer}
      action={payingCopy.pay(amount)}
      busy={payingCopy.paying}
      failure={payingCopy.notPaid}
      confirm={async (stripe, elements) => {
        const { error, paymentIntent } = await stripe.confirmPayment({
          elements,
          confirmParams: { return_url: window.location.origin + window.location.pathname },
          redirect: 'if_required',
        });
        const isOver = error?.code === 'payment_intent_unexpected_state';
        if (error && !isOver) return error;
        await lookAt(paymentIntent?.id ?? paymentIntentId!);
      }}
    />
  );
}

function Settlement({ id, paymentIntentId }: { id: string; paymentIntentId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data, error, repeat } = useSettleRenewal(id, paymentIntentId);
  useEffect(() => {
    if (!data) return;
    const { outcome, subscription } = data;
    void readSubscriptionsAgain(queryClient);
    if (outcome !== 'renewed' && outcome !== 'processing' && subscription && isPayable(subscription)) {
      showError(payingCopy.notPaid, payingCopy.notPaidText);
      const to = '/profiel/betalen/$subscriptionId';
      void navigate({ to, params: { subscriptionId: id }, search: {}, replace: true });
      return;
    }
    if (outcome === 'processing' || subscription?.payment === 'processing')
      showToast({ title: payingCopy.paidSlowly, text: payingCopy.paidSlowlyText, tone: 'success' });
    else if (outcome === 'renewed') showToast({ title: payingCopy.paid, text: payingCopy.paidText, tone: 'success' });
    else showToast({ title: payingCopy.alreadyPaid, text: payingCopy.notOpenText });
    void navigate({ to: '/profiel', replace: true });
  }, [data]); // oxlint-disable-line react/exhaustive-deps -- once, when it is known
  if (error) return <ErrorPage compact error={error} onRetry={() => void repeat()} />;
  return <Looking />;
}
