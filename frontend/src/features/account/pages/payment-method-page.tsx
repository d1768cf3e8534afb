import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Customer } from '../../../../../contracts/customers.js';
import { changePaymentMethod, type CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { useReturnToPage } from '../../../lib/browser/use-return-to-page';
import { hasStatus } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Looking, PayingPage } from '../paying/paying-page';
import { ProviderForm } from '../paying/provider-form';
import { forgetSetup, keepSetup } from '../paying/kept-setup';
import { payingCopy } from '../subscriptions/copy';
import { followUpOf } from '../subscriptions/subscription-state';
import { readSubscriptionsAgain, useBeginPaymentMethodChange, useChangePaymentMethod } from '../subscriptions/api';

const intros = { none: 'methodIntro', retry: 'methodIntroFailed', resume: 'methodIntroPaused' } as const;
const saved = { none: 'methodSavedText', retry: 'methodSavedRetry', resume: 'methodSavedPaused' } as const;

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
      intro={(one) => payingCopy[intros[followUpOf(one)]]}
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
  const followUp = followUpOf(subscription);
  useEffect(() => {
    if (isSuccess) {
      forgetSetup();
      showToast({ title: payingCopy.methodSaved, text: payingCopy[saved[followUp]], tone: 'success' });
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
