import { chakra } from '@chakra-ui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminCustomerQuery } from '../api';
import { customersCopy, nameOf } from '../copy';
import { CustomerDetail } from './customer-detail';
import { CustomerOrders } from './customer-orders';
import { CustomerTimeline } from './customer-timeline';

/** The quick view of a customer. It keeps its content while it closes. */
export function CustomerDialog({ customerId, onClose }: { customerId: string | null; onClose: () => void }) {
  const id = useLast(customerId);
  const customer = useQuery(id ? adminCustomerQuery(Number(id)) : { queryKey: ['no-customer'], queryFn: skipToken });
  return (
    <Dialog
      isOpen={customerId !== null}
      onClose={onClose}
      title={customer.data ? nameOf(customer.data) : customersCopy.loading}
    >
      {customer.isError ? (
        <ErrorPage compact error={customer.error} onRetry={() => void customer.refetch()} />
      ) : customer.data ? (
        <chakra.div display="grid" gap="8">
          <CustomerDetail customer={customer.data} />
          <CustomerOrders customerId={customer.data.id} />
          <CustomerTimeline customerId={customer.data.id} />
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}
