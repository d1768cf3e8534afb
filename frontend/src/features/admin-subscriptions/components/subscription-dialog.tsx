import { chakra } from '@chakra-ui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminSubscriptionQuery } from '../api';
import { subscriptionsCopy as copy } from '../copy';
import { SubscriptionActions } from './subscription-actions';
import { SubscriptionDetail } from './subscription-detail';
import { SubscriptionTimeline } from './subscription-timeline';

interface SubscriptionDialogProps {
  /** Null while closed. */
  subscriptionId: string | null;
  onClose: () => void;
}

/** The quick view of a subscription. It keeps its content while it closes. */
export function SubscriptionDialog({ subscriptionId, onClose }: SubscriptionDialogProps) {
  const id = useLast(subscriptionId);
  const found = useQuery(id ? adminSubscriptionQuery(id) : { queryKey: ['no-subscription'], queryFn: skipToken });
  return (
    <Dialog isOpen={subscriptionId !== null} onClose={onClose} title={found.data?.productName ?? copy.loading}>
      {found.isError ? (
        <ErrorPage compact error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <chakra.div display="grid" gap="8">
          <SubscriptionDetail subscription={found.data} />
          {found.data.status !== 'cancelled' && (
            <chakra.div display="flex" gap="2">
              <SubscriptionActions subscription={found.data} />
            </chakra.div>
          )}
          <SubscriptionTimeline id={found.data.id} />
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}
