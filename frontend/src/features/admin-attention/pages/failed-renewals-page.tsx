import { useQuery } from '@tanstack/react-query';
import { retryRenewal, type AdminRenewal } from '../../../../../contracts/admin/subscriptions.js';
import { centsOf, formatDay, formatDecimal } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { RowAction } from '../../../ui/admin/table/row-action';
import { StatusPill } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { failedRenewalsQuery, useRetryRenewal } from '../api';
import { AttentionPage } from '../components/attention-page';
import { StoryLink } from '../components/story-link';
import { renewalsCopy as copy, renewalStateNames, renewalStateTones } from '../copy/renewals';

const columns: Column<AdminRenewal>[] = [
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, subscriptionId }) => (
      <StoryLink section="subscriptions" search={{ open: subscriptionId }}>
        {customerName}
      </StoryLink>
    ),
    sort: ({ customerName }) => customerName,
  },
  { key: 'productName', title: copy.columns.product, cell: ({ productName }) => productName, wide: true },
  {
    key: 'state',
    title: copy.columns.state,
    cell: ({ state }) => <StatusPill tone={renewalStateTones[state]}>{renewalStateNames[state]}</StatusPill>,
  },
  { key: 'code', title: copy.columns.code, cell: ({ code }) => copy.code(code), wide: true },
  {
    key: 'dueOn',
    title: copy.columns.due,
    cell: ({ dueOn }) => (dueOn ? formatDay(dueOn) : copy.notPlanned),
    sort: ({ dueOn }) => dueOn ?? '',
    wide: true,
  },
  {
    key: 'amount',
    title: copy.columns.amount,
    numeric: true,
    cell: ({ amount }) => formatDecimal(amount),
    sort: ({ amount }) => centsOf(amount),
  },
];
const view = {
  text: ({ customerName, productName }: AdminRenewal) => `${customerName} ${productName}`,
  sorts: sortsOf(columns),
};

/** "Mislukte verlengingen": deliveries that were not paid or wait for stock. Staff can retry one. */
export function FailedRenewalsPage() {
  const [search, setSearch] = useListSearch();
  const renewals = useQuery(failedRenewalsQuery);
  const shown = useListView(renewals.data, search, view);
  return (
    <AttentionPage title={copy.title} about={copy.about}>
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
      </Toolbar>
      <Loaded query={renewals}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ subscriptionId }) => subscriptionId}
          nameOf={({ customerName, productName }) => `${productName}, ${customerName}`}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(renewal) => (
            <May call={retryRenewal}>
              <Retry renewal={renewal} />
            </May>
          )}
        />
      </Loaded>
    </AttentionPage>
  );
}

function Retry({ renewal: { subscriptionId, customerName, productName, amount } }: { renewal: AdminRenewal }) {
  const title = copy.confirm(formatDecimal(amount), customerName);
  return (
    <RowAction
      text={copy.retry}
      label={copy.retryOf(customerName, productName)}
      change={useRetryRenewal()}
      input={subscriptionId}
      question={{ title, text: copy.confirmText, action: copy.retry, cancel: copy.keep, tone: 'ink' }}
      done={({ outcome }) => ({
        title: copy.outcome(outcome),
        tone: outcome === 'declined' ? 'danger' : 'success',
      })}
      failed={copy.retryFailed}
    />
  );
}
