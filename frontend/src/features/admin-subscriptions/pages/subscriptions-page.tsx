import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import {
  exportSubscriptions,
  listSubscriptions,
  type AdminSubscription,
} from '../../../../../contracts/admin/subscriptions.js';
import { subscriptionStatuses } from '../../../../../contracts/subscriptions.js';
import { formatDay } from '../../../lib/format';
import { type Column } from '../../../ui/admin/table/data-table';
import { usePagedList } from '../../../ui/admin/list/paged-list';
import { PeriodChooser } from '../../../ui/admin/list/period-chooser';
import { useListFilter } from '../../../ui/admin/list/use-list-filter';
import { usePeriod } from '../../../ui/admin/list/use-period';
import { Person } from '../../../ui/admin/layout/person';
import { StatusPill } from '../../../ui/admin/status/status';
import { SubscriptionActions } from '../components/subscription-actions';
import { SubscriptionDialog } from '../components/subscription-dialog';
import { subscriptionStatusNames, subscriptionStatusTones } from '../../../ui/admin/status/subscription-status';
import { subscriptionsCopy as copy } from '../copy';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const columns: Column<AdminSubscription>[] = [
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, customerEmail }) => <Person name={customerName} email={customerEmail} />,
    sort: true,
  },
  {
    key: 'productName',
    title: copy.columns.product,
    cell: ({ productName }) => productName,
    sort: true,
  },
  {
    key: 'frequency',
    title: copy.columns.frequency,
    cell: ({ frequency }) => <chakra.span whiteSpace="nowrap">{copy.rhythm(frequency)}</chakra.span>,
    wide: true,
  },
  {
    key: 'status',
    title: copy.columns.status,
    isState: true,
    cell: ({ status }) => (
      <StatusPill tone={subscriptionStatusTones[status]}>{subscriptionStatusNames[status]}</StatusPill>
    ),
    sort: true,
  },
  {
    key: 'nextDeliveryDate',
    title: copy.columns.next,
    label: copy.delivery,
    cell: ({ nextDeliveryDate }) => (nextDeliveryDate ? formatDay(`${nextDeliveryDate}T12:00:00Z`) : copy.none),
    sort: true,
  },
  {
    key: 'createdAt',
    title: copy.columns.started,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: true,
    wide: 'xl',
  },
];
const statuses = { names: subscriptionStatusNames };

const pageOf = ({ id }: AdminSubscription) => ({ section: 'subscriptions' as const, reference: id });

export function SubscriptionsPage() {
  const [open, setOpen] = useState<string | null>(null);
  const subscriptions = usePagedList(listSubscriptions, {
    ...useListFilter(columns, subscriptionStatuses),
    ...usePeriod(),
  });
  return (
    <ListScreen
      copy={copy}
      list={subscriptions}
      columns={columns}
      statuses={statuses}
      filters={<PeriodChooser label={copy.columns.started} every={copy.everyStart} />}
      idOf={idOf}
      nameOf={({ productName, customerName }) => copy.nameOf(productName, customerName)}
      csv={exportSubscriptions}
      onOpen={setOpen}
      pageOf={pageOf}
      actions={(subscription) => <SubscriptionActions subscription={subscription} />}
    >
      <SubscriptionDialog subscriptionId={open} onClose={() => setOpen(null)} />
    </ListScreen>
  );
}
