import { useState } from 'react';
import {
  changeTerms,
  moveDelivery,
  pauseSubscriptionUntil,
  requestPaymentMethod,
  type AdminSubscription,
} from '../../../../../contracts/admin/subscriptions.js';
import { May } from '../../../lib/staff/may';
import { RowAction } from '../../../ui/admin/table/row-action';
import { RowButton } from '../../../ui/admin/table/row-button';
import { useMoveDelivery, usePauseSubscriptionUntil, useRequestPaymentMethod } from '../api';
import { methodCopy, moveCopy, pauseUntilCopy, termsCopy } from '../changes-copy';
import { ChangeTermsDialog } from './change-terms-dialog';
import { DayDialog } from './day-dialog';

/** What staff changes on the page of a subscription that has not ended. */
export function SubscriptionChanges({ subscription }: { subscription: AdminSubscription }) {
  if (subscription.status === 'cancelled') return null;
  return (
    <>
      <May call={changeTerms}>
        <ChangeTerms subscription={subscription} />
      </May>
      {subscription.status === 'active' && (
        <May call={moveDelivery}>
          <MoveDelivery subscription={subscription} />
        </May>
      )}
      <May call={pauseSubscriptionUntil}>
        <PauseUntil subscription={subscription} />
      </May>
      <May call={requestPaymentMethod}>
        <RequestPaymentMethod id={subscription.id} />
      </May>
    </>
  );
}

function RequestPaymentMethod({ id }: { id: string }) {
  return <RowAction {...methodCopy} label={methodCopy.text} change={useRequestPaymentMethod()} input={id} />;
}

function ChangeTerms({ subscription }: { subscription: AdminSubscription }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowButton onClick={() => setOpen(true)}>{termsCopy.button}</RowButton>
      {isOpen && <ChangeTermsDialog subscription={subscription} onClose={() => setOpen(false)} />}
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
