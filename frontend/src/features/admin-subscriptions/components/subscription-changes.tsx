import { useState } from 'react';
import {
  moveDelivery,
  pauseSubscriptionUntil,
  type AdminSubscription,
} from '../../../../../contracts/admin/subscriptions.js';
import { May } from '../../../lib/staff/may';
import { RowButton } from '../../../ui/admin/table/row-button';
import { useMoveDelivery, usePauseSubscriptionUntil } from '../api';
import { moveCopy, pauseUntilCopy } from '../changes-copy';
import { DayDialog } from './day-dialog';

/** What staff changes on the page of a subscription that has not ended. */
export function SubscriptionChanges({ subscription }: { subscription: AdminSubscription }) {
  if (subscription.status === 'cancelled') return null;
  return (
    <>
      {subscription.status === 'active' && (
        <May call={moveDelivery}>
          <MoveDelivery subscription={subscription} />
        </May>
      )}
      <May call={pauseSubscriptionUntil}>
        <PauseUntil subscription={subscription} />
      </May>
    </>
  );
}

function MoveDelivery({ subscription }: { subscription: AdminSubscription }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMoveDelivery(subscription);
  const day = subscription.nextDeliveryDate ?? '';
  return (
    <>
      <RowButton onClick={() => setOpen(true)}>{moveCopy.button}</RowButton>
      {isOpen && (
        <DayDialog call={moveDelivery} copy={moveCopy} day={day} save={mutateAsync} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function PauseUntil({ subscription }: { subscription: AdminSubscription }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = usePauseSubscriptionUntil(subscription);
  const day = subscription.pausedUntil ?? '';
  return (
    <>
      <RowButton onClick={() => setOpen(true)}>{pauseUntilCopy.button}</RowButton>
      {isOpen && (
        <DayDialog
          call={pauseSubscriptionUntil}
          copy={pauseUntilCopy}
          day={day}
          save={mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
