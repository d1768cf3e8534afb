import { chakra } from '@chakra-ui/react';
import { RecordDialog } from '../../../ui/admin/dialog/record-dialog';
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

/** The quick view of a subscription. */
export function SubscriptionDialog({ subscriptionId, onClose }: SubscriptionDialogProps) {
  return (
    <RecordDialog
      open={subscriptionId}
      onClose={onClose}
      query={adminSubscriptionQuery}
      title={(subscription) => subscription?.productName ?? copy.loading}
    >
      {(subscription) => (
        <chakra.div display="grid" gap="8">
          <SubscriptionDetail subscription={subscription} />
          {subscription.status !== 'cancelled' && (
            <chakra.div display="flex" gap="2">
              <SubscriptionActions subscription={subscription} />
            </chakra.div>
          )}
          <SubscriptionTimeline id={subscription.id} />
        </chakra.div>
      )}
    </RecordDialog>
  );
}
