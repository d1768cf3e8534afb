import { chakra } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentenceOf } from '../../../lib/http/api-error';
import { showError } from '../../../lib/toast';
import { Button, ButtonLink } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { StatePage } from '../../../ui/pages/state-page';
import { ordersQuery } from '../api';
import { AccountPage } from '../components/account-page';
import { OrderCard } from '../orders/order-card';
import { ordersCopy } from '../copy';

export function OrdersPage() {
  const orders = useInfiniteQuery(ordersQuery);
  const all = orders.data?.pages.flat() ?? [];
  const { error, isFetchNextPageError } = orders;
  useEffect(() => {
    if (isFetchNextPageError) showError(ordersCopy.error, sentenceOf(error, ordersCopy.moreFailed));
  }, [isFetchNextPageError, error]);
  return (
    <AccountPage title={ordersCopy.heading} intro={all.length > 0 ? ordersCopy.intro : undefined}>
      {orders.isPending && <OrdersSkeleton />}
      {orders.isLoadingError && <ErrorPage compact error={orders.error} onRetry={() => void orders.refetch()} />}
      {orders.data && all.length === 0 && <NoOrders />}
      {all.length > 0 && (
        <chakra.ul aria-label={ordersCopy.list} display="grid" gap={{ base: '3', md: '4' }}>
          {all.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </chakra.ul>
      )}
      {orders.hasNextPage && (
        <Button
          look="line"
          mt="6"
          aria-disabled={orders.isFetchingNextPage}
          onClick={() => !orders.isFetching && void orders.fetchNextPage()}
        >
          {orders.isFetchingNextPage ? ordersCopy.loadingMore : ordersCopy.more}
        </Button>
      )}
    </AccountPage>
  );
}

function NoOrders() {
  return (
    <StatePage compact art="empty" title={ordersCopy.empty} text={ordersCopy.emptyText}>
      <ButtonLink to="/">{ordersCopy.toShop}</ButtonLink>
    </StatePage>
  );
}

function OrdersSkeleton() {
  return (
    <chakra.div role="status" display="grid" gap={{ base: '3', md: '4' }}>
      <chakra.span srOnly>{uiCopy.loading}</chakra.span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} h={{ base: '12rem', md: '5.75rem' }} rounded="card" />
      ))}
    </chakra.div>
  );
}
