import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createDiscountCode } from '../../../../../contracts/admin/discount-codes.js';
import type { AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { centsOf, formatDay, formatDecimal, formatNumber } from '../../../lib/format';
import { type Column } from '../../../ui/admin/table/data-table';
import { StatusPill } from '../../../ui/admin/status/status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { useOpening } from '../../../ui/admin/dialog/use-opening';
import { adminDiscountCodesQuery } from '../api';
import { CreateDiscountCodeDialog } from '../components/create-discount-code-dialog';
import { DeleteDiscountCode } from '../components/delete-discount-code';
import { codesCopy as copy, statusNames, statusTones, typeNames, type CodeStatus } from '../copy';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

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
const textOf = ({ code }: AdminDiscountCode) => code;
const statuses = { names: statusNames, of: statusOf };

export function DiscountCodesPage() {
  const [search, setSearch] = useListSearch();
  const codes = useQuery(adminDiscountCodesQuery);
  const isOpen = search.open === newCodeId;
  const { opening } = useOpening(isOpen ? newCodeId : null);
  return (
    <ListScreen
      copy={copy}
      list={codes}
      columns={columns}
      text={textOf}
      statuses={statuses}
      idOf={idOf}
      nameOf={textOf}
      add={{ text: copy.add, call: createDiscountCode, onClick: () => setSearch({ open: newCodeId }) }}
      actions={(code) => <DeleteDiscountCode code={code} />}
    >
      <CreateDiscountCodeDialog key={opening} isOpen={isOpen} onClose={() => setSearch({ open: undefined })} />
    </ListScreen>
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
