import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../../lib/http/api-error';
import { formatDay } from '../../../lib/format';
import { ButtonLink } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { StatePage } from '../../../ui/pages/state-page';
import { orderQuery } from '../api';
import { BackLink } from '../components/back-link';
import { OrderDetail } from '../orders/order-detail';
import { ordersCopy } from '../copy';

export function OrderPage({ id }: { id: string }) {
  const order = useQuery(orderQuery(id));
  if (order.isLoadingError) {
    if (hasStatus(order.error, 404)) return <OrderMissing />;
    return <ErrorPage error={order.error} onRetry={() => void order.refetch()} />;
  }
  return (
    <chakra.div
      maxW="content"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '6', md: '10' }}
      pb={{ base: '16', md: '28' }}
    >
      <BackLink to="/bestellingen">{ordersCopy.back}</BackLink>
      {order.data ? (
        <>
          <chakra.h1 fontSize={{ base: '2.125rem', md: '3.75rem' }} lineHeight="1" letterSpacing="-0.035em">
            {ordersCopy.detail(order.data.orderNumber)}
          </chakra.h1>
          <chakra.p mt="3" mb={{ base: '7', md: '10' }} color="muted" fontSize={{ md: 'lg' }}>
            {ordersCopy.placedOn(formatDay(order.data.createdAt))}
          </chakra.p>
          <OrderDetail order={order.data} />
        </>
      ) : (
        <chakra.div role="status" display="grid" gap="6">
          <chakra.span srOnly>{uiCopy.loading}</chakra.span>
          <Skeleton h={{ base: '9', md: '14' }} maxW="30rem" />
          <Skeleton h="80" rounded="card" />
        </chakra.div>
      )}
    </chakra.div>
  );
}

function OrderMissing() {
  return (
    <StatePage art="not-found" title={ordersCopy.missing} text={ordersCopy.missingText}>
      <ButtonLink to="/bestellingen">{ordersCopy.back}</ButtonLink>
    </StatePage>
  );
}
