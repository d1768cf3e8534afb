import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Customer } from '../../../../../contracts/customers.js';
import type { CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { ButtonLink } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Picture } from '../../../ui/picture';
import { StatePage } from '../../../ui/pages/state-page';
import { payingCopy, subscriptionCopy } from '../subscriptions/copy';
import { subscriptionsQuery } from '../subscriptions/api';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { BackLink } from '../components/back-link';
import { Card } from '../components/card';
import { Spinner } from '../components/spinner';

interface PayingPageProps {
  subscriptionId: string;
  title: string;
  intro: (subscription: CustomerSubscription) => string;
  children: (subscription: CustomerSubscription, customer: Customer) => ReactNode;
}

export function PayingPage({ subscriptionId, title, intro, children }: PayingPageProps) {
  const { data, isLoadingError, error, refetch } = useQuery(subscriptionsQuery);
  if (isLoadingError) return <ErrorPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  const subscription = data.find(({ id, status }) => id === subscriptionId && status !== 'cancelled');
  if (!subscription) return <Missing />;
  return (
    <WithCustomer>
      {(customer) => (
        <AccountPage
          narrow
          back={<BackLink to="/profiel">{payingCopy.back}</BackLink>}
          title={title}
          intro={intro(subscription)}
        >
          <Card display="grid" gap="7">
            <Which subscription={subscription} />
            {children(subscription, customer)}
          </Card>
        </AccountPage>
      )}
    </WithCustomer>
  );
}

function Which({
  subscription: { imageUrl, productName, quantity, jars, frequency },
}: {
  subscription: CustomerSubscription;
}) {
  return (
    <chakra.div display="grid" gridTemplateColumns="4rem minmax(0, 1fr)" alignItems="center" gap="4">
      <Picture src={imageUrl} alt="" sizes="64px" rounded="input" />
      <div>
        <chakra.p fontWeight="bold" overflowWrap="anywhere">
          {productName}
        </chakra.p>
        <chakra.p fontSize="sm" color="muted">
          {subscriptionCopy.plan(quantity * jars, frequency)}
        </chakra.p>
      </div>
    </chakra.div>
  );
}

function Missing() {
  return (
    <StatePage art="not-found" title={payingCopy.missing} text={payingCopy.missingText}>
      <ButtonLink to="/profiel">{payingCopy.back}</ButtonLink>
    </StatePage>
  );
}

/** Replaces the form while the outcome of a return from the bank loads. */
export function Looking() {
  return (
    <chakra.div role="status" py="10" textAlign="center">
      <chakra.p fontWeight="semibold">{payingCopy.looking}</chakra.p>
    </chakra.div>
  );
}
