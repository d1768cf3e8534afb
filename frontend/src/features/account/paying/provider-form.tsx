import { chakra } from '@chakra-ui/react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import type { Customer } from '../../../../../contracts/customers.js';
import { sentenceOf, withoutResponse } from '../../../lib/http/api-error';
import { providerQuery } from '../../../lib/payment-provider';
import { useShop } from '../../../lib/shop/shop';
import { showError } from '../../../lib/toast';
import { elementsOptions } from '../../../theme/payment-form';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { LockIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/skeleton';
import { payingCopy } from '../subscriptions/copy';

interface ProviderFormProps {
  /** The client secret of a payment or a setup; undefined while loading. */
  clientSecret: string | undefined;
  customer: Customer;
  action: string;
  busy: string;
  /** The sentence above the form on failure. */
  failure: string;
  /** Confirms at the provider. Resolves to an error, or navigates on. */
  confirm: (stripe: Stripe, elements: StripeElements) => Promise<StripeError | undefined>;
}

/** The provider's form with one button. Each client secret has its own form. */
export function ProviderForm({ clientSecret, ...props }: ProviderFormProps) {
  const { stripePublishableKey } = useShop();
  const provider = useQuery(providerQuery(stripePublishableKey));
  const [attempt, setAttempt] = useState(0);
  const [formError, setFormError] = useState<Error | null>(null);
  const options = useMemo(() => clientSecret && elementsOptions(clientSecret), [clientSecret]);
  const retry = () => {
    setFormError(null);
    setAttempt(attempt + 1);
    if (provider.isError) void provider.refetch();
  };
  const error = provider.error ?? formError;
  if (error) return <ErrorPage compact error={error} onRetry={retry} />;
  if (!options || !provider.data) return <Skeleton h="72" rounded="input" />;
  return (
    <Elements key={`${clientSecret} ${attempt}`} stripe={provider.data} options={options}>
      <Form {...props} onLoadError={() => setFormError(withoutResponse(new Error(payingCopy.formFailed)))} />
    </Elements>
  );
}

type FormProps = Omit<ProviderFormProps, 'clientSecret'> & { onLoadError: () => void };

function Form({ customer, action, busy, failure, confirm, onLoadError }: FormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const clicked = useRef(false);
  const attempt = async (provider: Stripe, form: StripeElements) => {
    setMistake(null);
    const { error: incomplete } = await form.submit();
    const error = incomplete ?? (await confirm(provider, form));
    if (!error) return;
    setMistake(error.message ?? payingCopy.tryAgain);
    showError(error.type === 'validation_error' ? payingCopy.checkFields : failure, error.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || clicked.current) return;
    clicked.current = true;
    setBusy(true);
    void attempt(stripe, elements)
      .catch((error: unknown) => showError(payingCopy.error, sentenceOf(error, payingCopy.tryAgain)))
      .finally(() => {
        clicked.current = false;
        setBusy(false);
      });
  };
  return (
    <chakra.form onSubmit={submit} display="grid" gap="6">
      <chakra.div minH="13rem">
        {!isReady && <Skeleton h="52" rounded="input" />}
        <PaymentElement options={optionsFor(customer)} onReady={() => setReady(true)} onLoadError={onLoadError} />
      </chakra.div>
      {mistake && (
        <chakra.p role="alert" color="danger" fontWeight="medium">
          {mistake}
        </chakra.p>
      )}
      <Button type="submit" size="lg" w="full" disabled={!isReady} aria-disabled={isBusy} aria-busy={isBusy}>
        <LockIcon size="1.125rem" />
        <span>{isBusy ? busy : action}</span>
      </Button>
      <chakra.p fontSize="sm" color="muted" textAlign="center" textWrap="balance">
        {payingCopy.secure}
      </chakra.p>
    </chakra.form>
  );
}

function optionsFor({ email, firstName, lastName }: Customer): StripePaymentElementOptions {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    layout: { type: 'accordion', defaultCollapsed: false, radios: 'always', spacedAccordionItems: false },
    defaultValues: { billingDetails: { email, ...(name && { name }) } },
  };
}
