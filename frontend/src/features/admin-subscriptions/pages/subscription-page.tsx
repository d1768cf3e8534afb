import { useQuery } from '@tanstack/react-query';
import { listMailsOfSubscription } from '../../../../../contracts/mails.js';
import { changeSubscriptionAddress } from '../../../../../contracts/admin/subscription-address.js';
import { May } from '../../../lib/staff/may';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { RecordMails } from '../../../ui/admin/mails/record-mails';
import { RecordPage } from '../../../ui/admin/record/record-page';
import { adminSubscriptionQuery } from '../api';
import { SubscriptionAddress } from '../components/subscription-address';
import { SubscriptionActions } from '../components/subscription-actions';
import { SubscriptionChanges } from '../components/subscription-changes';
import { SubscriptionDetail } from '../components/subscription-detail';
import { SubscriptionStatus } from '../components/subscription-status';
import { SubscriptionTimeline } from '../components/subscription-timeline';
import { subscriptionsCopy as copy } from '../copy';

/** The page of a subscription. `reference`: the id. */
export function SubscriptionPage({ reference }: { reference: string }) {
  return (
    <RecordPage
      section="subscriptions"
      reference={reference}
      query={useQuery(adminSubscriptionQuery(reference))}
      copy={{ list: copy.title, unknown: copy.missing }}
      title={({ productName, customerName }) => copy.nameOf(productName, customerName)}
      marks={(one) => <SubscriptionStatus subscription={one} />}
      actions={(one) => (
        <>
          <SubscriptionChanges subscription={one} />
          <SubscriptionActions subscription={one} />
        </>
      )}
      aside={({ id }) => <SubscriptionTimeline id={id} />}
    >
      {(one) => (
        <>
          <SubscriptionDetail subscription={one} isInPage />
          {one.status !== 'cancelled' && (
            <May call={changeSubscriptionAddress}>
              <SubscriptionAddress id={one.id} />
            </May>
          )}
          <RecordMails query={freshQueryOf(listMailsOfSubscription, { params: { id: one.id } })} />
        </>
      )}
    </RecordPage>
  );
}
