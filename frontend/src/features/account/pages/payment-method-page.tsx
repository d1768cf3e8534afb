import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Customer } from '../../../../../contracts/customers.js';
import { changePaymentMethod, type CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { hasStatus } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Looking, PayingPage } from '../paying/paying-page';
import { ProviderForm } from '../paying/provider-form';
import { forgetSetup, keepSetup } from '../paying/kept-setup';
import { payingCopy } from '../subscriptions/copy';
import { isPayable } from '../subscriptions/subscription-state';
import { readSubscriptionsAgain, useBeginPaymentMethodChange, useChangePaymentMethod } from '../subscriptions/api';
import { useReturnToPage } from '../paying/use-return-to-page';

interface PaymentMethodPageProps {
  subscriptionId: string;
  /** The setup in the return URL of the provider. */
  setupIntentId: string | undefined;
}

/** Changes the payment method of a subscription: the provider's form, then the outcome. */
export function PaymentMethodPage({ subscriptionId, setupIntentId }: PaymentMethodPageProps) {
  return (
    <PayingPage
      subscriptionId={subscriptionId}
      title={payingCopy.methodTitle}
      intro={(one) => (isPayable(one) ? payingCopy.methodIntroFailed : payingCopy.methodIntro)}
    >
      {(subscription, customer) =>
        setupIntentId ? (
          <Confirmation subscription={subscription} setupIntentId={setupIntentId} />
        ) : (
          <SetupForm subscription={subscription} customer={customer} />
        )
      }
    </PayingPage>
  );
}

function SetupForm({ subscription, customer }: { subscription: CustomerSubscription; customer: Customer }) {
  const { id } = subscription;
  const navigate = useNavigate();
  const setup = useBeginPaymentMethodChange(id);
  const { setupIntentId, clientSecret } = setup.data ?? {};
  const to = '/profiel/betaalwijze/$subscriptionId';
  const lookAt = (found: string) =>
    navigate({ to, params: { subscriptionId: id }, search: { setup_intent: found }, replace: true });
  useReturnToPage(() => setupIntentId && void lookAt(setupIntentId));
  if (setup.error) return <ErrorPage compact error={setup.error} onRetry={() => void setup.repeat()} />;
  return (
    <ProviderForm
      clientSecret={clientSecret}
      customer={customer}
      action={payingCopy.saveMethod}
      busy={payingCopy.savingMethod}
      failure={payingCopy.methodRefused}
      confirm={async (stripe, elements) => {
        if (setupIntentId) keepSetup({ subscriptionId: id, setupIntentId });
        const { error, setupIntent } = await stripe.confirmSetup({
          elements,
          confirmParams: { return_url: window.location.origin + window.location.pathname },
          redirect: 'if_required',
        });
        const isOver = error?.code === 'setup_intent_unexpected_state';
        if (error && !isOver) return error;
        await lookAt(setupIntent?.id ?? setupIntentId!);
      }}
    />
  );
}

function Confirmation({ subscription, setupIntentId }: { subscription: CustomerSubscription; setupIntentId: string }) {
  const { id } = subscription;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: isSuccess, error, repeat } = useChangePaymentMethod(id, setupIntentId);
  const isRefused = hasStatus(error, 404) || refuses(changePaymentMethod, error, 'payment-method-not-ready');
  const wasFailing = isPayable(subscription);
  useEffect(() => {
    if (isSuccess) {
      forgetSetup();
      const text = wasFailing ? payingCopy.methodSavedRetry : payingCopy.methodSavedText;
      showToast({ title: payingCopy.methodSaved, text, tone: 'success' });
      void readSubscriptionsAgain(queryClient);
      void navigate({ to: '/profiel', replace: true });
    }
    if (isRefused) {
      showError(payingCopy.methodRefused, payingCopy.methodRefusedText);
      const to = '/profiel/betaalwijze/$subscriptionId';
      void navigate({ to, params: { subscriptionId: id }, search: {}, replace: true });
    }
  }, [isSuccess, isRefused]); // oxlint-disable-line react/exhaustive-deps -- once, when it is known
  if (error && !isRefused) return <ErrorPage compact error={error} onRetry={() => void repeat()} />;
  return <Looking />;
}
