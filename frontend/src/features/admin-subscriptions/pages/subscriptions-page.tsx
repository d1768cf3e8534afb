import { useMemo } from 'react';
import { exportSubscriptions, type AdminSubscription } from '../../../../../contracts/admin/subscriptions.js';
import { subscriptionStatuses } from '../../../../../contracts/subscriptions.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { CsvLink } from '../../../ui/admin/list/csv-link';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { found, useLongList } from '../../../ui/admin/list/long-list';
import { Person } from '../../../ui/admin/layout/person';
import { StatusFilter, StatusPill } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { adminSubscriptionsQuery } from '../api';
import { SubscriptionActions } from '../components/subscription-actions';
import { SubscriptionDialog } from '../components/subscription-dialog';
import { statusNames, statusTones, subscriptionsCopy as copy } from '../copy';

const columns: Column<AdminSubscription>[] = [
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, customerEmail }) => <Person name={customerName} email={customerEmail} />,
    sort: ({ customerName }) => customerName,
  },
  {
    key: 'productName',
    title: copy.columns.product,
    cell: ({ productName }) => productName,
    sort: ({ productName }) => productName,
  },
  { key: 'frequency', title: copy.columns.frequency, cell: ({ frequency }) => copy.rhythm(frequency), wide: true },
  {
    key: 'status',
    title: copy.columns.status,
    cell: ({ status }) => <StatusPill tone={statusTones[status]}>{statusNames[status]}</StatusPill>,
    sort: ({ status }) => statusNames[status],
  },
  {
    key: 'nextDeliveryDate',
    title: copy.columns.next,
    cell: ({ nextDeliveryDate }) => (nextDeliveryDate ? formatDay(`${nextDeliveryDate}T12:00:00Z`) : copy.none),
    sort: ({ nextDeliveryDate }) => nextDeliveryDate,
    wide: true,
  },
  {
    key: 'createdAt',
    title: copy.columns.started,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: ({ createdAt }) => createdAt,
    wide: true,
  },
];
const view = {
  text: ({ customerName, customerEmail, productName }: AdminSubscription) =>
    `${customerName} ${customerEmail} ${productName}`,
  sorts: sortsOf(columns),
};

export function SubscriptionsPage() {
  const [search, setSearch] = useListSearch();
  const status = oneOf(subscriptionStatuses, search.status);
  const subscriptions = useLongList(adminSubscriptionsQuery);
  const keep = useMemo(() => status && ((row: AdminSubscription) => row.status === status), [status]);
  const shown = useListView(subscriptions.data, search, view, keep);
  const all = subscriptions.isWhole && subscriptions.data && formatNumber(subscriptions.data.length);
  return (
    <AdminPage title={copy.title} status={shown && all && copy.count(formatNumber(shown.length), all)}>
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        <StatusFilter
          label={copy.filter}
          every={copy.everyStatus}
          names={statusNames}
          value={status}
          onChange={(next) => setSearch({ status: next })}
        />
        <CsvLink of={exportSubscriptions} filter={{ q: search.q, status, sort: search.sort }} />
      </Toolbar>
      <Loaded query={subscriptions}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={found(shown, subscriptions)}
          idOf={({ id }) => id}
          nameOf={({ productName, customerName }) => copy.nameOf(productName, customerName)}
          empty={copy.empty}
          onOpen={(open) => setSearch({ open })}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(subscription) => <SubscriptionActions subscription={subscription} />}
        />
      </Loaded>
      <SubscriptionDialog
        subscriptionId={search.open ?? null}
        subscriptions={subscriptions.isWhole ? subscriptions.data : undefined}
        onClose={() => setSearch({ open: undefined })}
      />
    </AdminPage>
  );
}
