import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { useShop } from '../../../lib/shop/shop';
import { ButtonLink } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { StatePage } from '../../../ui/pages/state-page';
import { AccountPage } from '../components/account-page';
import { WithCustomer } from '../components/account-session';
import { DemoClock } from '../subscriptions/demo-clock';
import { LateSetup } from '../paying/late-setup';
import { SubscriptionCard } from '../subscriptions/subscription-card';
import { accountCopy } from '../copy';
import { subscriptionCopy } from '../subscriptions/copy';
import { subscriptionsQuery } from '../subscriptions/api';

export function SubscriptionsPage() {
  const { demo } = useShop();
  const subscriptions = useQuery(subscriptionsQuery);
  return (
    <WithCustomer>
      {({ firstName }) => (
        <AccountPage title={accountCopy.hello(firstName)} intro={accountCopy.subscriptionsIntro}>
          <LateSetup />
          {subscriptions.isPending && <SubscriptionsSkeleton />}
          {subscriptions.isLoadingError && (
            <ErrorPage compact error={subscriptions.error} onRetry={() => void subscriptions.refetch()} />
          )}
          {subscriptions.data && <Subscriptions all={subscriptions.data} />}
          {demo && subscriptions.data && subscriptions.data.length > 0 && <DemoClock />}
        </AccountPage>
      )}
    </WithCustomer>
  );
}

/** Active ones first, in one list, so that a card keeps its position and the focus when it is cancelled. */
function Subscriptions({ all }: { all: CustomerSubscription[] }) {
  const running = all.filter(({ status }) => status !== 'cancelled');
  const ended = all.filter(({ status }) => status === 'cancelled');
  return (
    <>
      {running.length === 0 && <NoSubscriptions />}
      {all.length > 0 && (
        <chakra.ul aria-label={subscriptionCopy.list} display="grid" gap={{ base: '4', md: '5' }}>
          {[...running, ...ended].map((subscription) => (
            <SubscriptionCard key={subscription.id} subscription={subscription} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}

function NoSubscriptions() {
  return (
    <StatePage compact art="empty" title={accountCopy.noSubscriptions} text={accountCopy.noSubscriptionsText}>
      <ButtonLink to="/products">{accountCopy.toProducts}</ButtonLink>
    </StatePage>
  );
}

function SubscriptionsSkeleton() {
  return (
    <chakra.div role="status" display="grid" gap="5">
      <chakra.span srOnly>{uiCopy.loading}</chakra.span>
      {[1, 2].map((place) => (
        <Skeleton key={place} h={{ base: '24rem', md: '19rem' }} rounded="card" />
      ))}
    </chakra.div>
  );
}
