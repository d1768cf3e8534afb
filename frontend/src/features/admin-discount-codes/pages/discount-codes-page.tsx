import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { oneOf } from '../../../lib/search';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { AdminPage, Loaded, SearchField, Toolbar } from '../../../ui/admin/list/list-page';
import { sortsOf, useListView } from '../../../ui/admin/list/list-view';
import { StatusFilter, StatusPill } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { useOpening } from '../../../ui/admin/dialog/use-opening';
import { Button } from '../../../ui/controls/button';
import { PlusIcon } from '../../../ui/icons';
import { adminDiscountCodesQuery } from '../api';
import { CreateDiscountCodeDialog } from '../components/create-discount-code-dialog';
import { DeleteDiscountCode } from '../components/delete-discount-code';
import { codesCopy as copy, codeStatuses, statusNames, statusTones, typeNames, type CodeStatus } from '../copy';

const newCodeId = 'new';

const statusOf = ({ isActive }: AdminDiscountCode): CodeStatus => (isActive ? 'active' : 'inactive');

const columns: Column<AdminDiscountCode>[] = [
  { key: 'code', title: copy.columns.code, cell: (code) => <Code {...code} />, sort: ({ code }) => code },
  { key: 'type', title: copy.columns.type, cell: ({ type }) => typeNames[type], sort: ({ type }) => typeNames[type] },
  { key: 'value', title: copy.columns.value, numeric: true, cell: valueOf },
  {
    key: 'minimum',
    title: copy.columns.minimum,
    numeric: true,
    cell: ({ minPurchaseAmount }) => (minPurchaseAmount === null ? copy.none : formatDecimal(minPurchaseAmount)),
  },
  {
    key: 'used',
    title: copy.columns.used,
    numeric: true,
    cell: (code) => <Usage {...code} />,
    sort: ({ usedCount }) => usedCount,
  },
  {
    key: 'expires',
    title: copy.columns.expires,
    cell: (code) => <Expiry {...code} />,
    sort: ({ expiresAt }) => expiresAt,
  },
  {
    key: 'status',
    title: copy.columns.status,
    cell: (code) => <StatusPill tone={statusTones[statusOf(code)]}>{statusNames[statusOf(code)]}</StatusPill>,
  },
];
const view = { text: ({ code }: AdminDiscountCode) => code, sorts: sortsOf(columns) };

export function DiscountCodesPage() {
  const [search, setSearch] = useListSearch();
  const status = oneOf(codeStatuses, search.status);
  const codes = useQuery(adminDiscountCodesQuery);
  const keep = useMemo(() => status && ((code: AdminDiscountCode) => statusOf(code) === status), [status]);
  const shown = useListView(codes.data, search, view, keep);
  const all = codes.data && formatNumber(codes.data.length);
  const isOpen = search.open === newCodeId;
  const { opening } = useOpening(isOpen ? newCodeId : null);
  return (
    <AdminPage
      title={copy.title}
      status={shown && all && copy.count(formatNumber(shown.length), all)}
      actions={
        <Button look="ink" size="sm" onClick={() => setSearch({ open: newCodeId })}>
          <PlusIcon size="1.125rem" />
          {copy.add}
        </Button>
      }
    >
      <Toolbar>
        <SearchField label={copy.search} value={search.q ?? ''} onChange={(q) => setSearch({ q })} />
        <StatusFilter
          label={copy.filter}
          every={copy.everyStatus}
          names={statusNames}
          value={status}
          onChange={(next) => setSearch({ status: next })}
        />
      </Toolbar>
      <Loaded query={codes}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={shown}
          idOf={({ id }) => String(id)}
          nameOf={({ code }) => code}
          empty={copy.empty}
          sort={search.sort}
          onSort={(sort) => setSearch({ sort })}
          actions={(code) => <DeleteDiscountCode code={code} />}
        />
      </Loaded>
      <CreateDiscountCodeDialog key={opening} isOpen={isOpen} onClose={() => setSearch({ open: undefined })} />
    </AdminPage>
  );
}

function Code({ code, firstOrderOnly }: AdminDiscountCode) {
  return (
    <>
      <chakra.span display="block" fontWeight="bold" lineHeight="1.3">
        {code}
      </chakra.span>
      {firstOrderOnly && (
        <chakra.span display="block" color="muted" fontSize="xs" lineHeight="1.3" whiteSpace="nowrap">
          {copy.firstOrderOnly}
        </chakra.span>
      )}
    </>
  );
}

function valueOf({ type, value }: AdminDiscountCode): string {
  if (type === 'free_shipping') return copy.none;
  return type === 'fixed' ? formatDecimal(value) : `${formatNumber(centsOf(value) / 100)}%`;
}

function Usage({ usedCount, maxUses }: AdminDiscountCode) {
  const used = formatNumber(usedCount);
  const most = maxUses === null ? '∞' : formatNumber(maxUses);
  return <span title={copy.usedOf(used, maxUses === null ? copy.unlimited : most)}>{`${used}/${most}`}</span>;
}

/** Shows the last day on which a code is valid. It expires at midnight, which is the next calendar day. */
function Expiry({ expiresAt }: AdminDiscountCode) {
  if (expiresAt === null) return <span>{copy.none}</span>;
  const end = Date.parse(expiresAt);
  return (
    <chakra.span whiteSpace="nowrap">
      <span>{formatDay(new Date(end - 1).toISOString())}</span>
      {end <= Date.now() && <chakra.span color="danger"> · {copy.expired}</chakra.span>}
    </chakra.span>
  );
}
