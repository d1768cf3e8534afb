import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createDiscountCode } from '../../../../../contracts/admin/discount-codes.js';
import type { AdminDiscountCode } from '../../../../../contracts/discounts.js';
import { type Column } from '../../../ui/admin/table/data-table';
import { StatusPill } from '../../../ui/admin/status/status';
import { useOpening } from '../../../ui/admin/dialog/use-opening';
import { adminDiscountCodesQuery } from '../api';
import { CreateDiscountCodeDialog } from '../components/discount-code-dialogs';
import { Expiry, minimumOf, Usage, valueOf } from '../components/code-facts';
import { DeleteDiscountCode } from '../components/delete-discount-code';
import { codesCopy as copy, statusNames, statusOf, statusTones, typeNames } from '../copy';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';

const columns: Column<AdminDiscountCode>[] = [
  { key: 'code', title: copy.columns.code, cell: (code) => <Code {...code} />, sort: ({ code }) => code },
  { key: 'type', title: copy.columns.type, cell: ({ type }) => typeNames[type], sort: ({ type }) => typeNames[type] },
  { key: 'value', title: copy.columns.value, numeric: true, cell: valueOf },
  {
    key: 'minimum',
    title: copy.columns.minimum,
    numeric: true,
    cell: minimumOf,
    wide: true,
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
    isState: true,
    cell: (code) => <StatusPill tone={statusTones[statusOf(code)]}>{statusNames[statusOf(code)]}</StatusPill>,
  },
];
const textOf = ({ code }: AdminDiscountCode) => code;
const statuses = { names: statusNames, of: statusOf };

const pageOf = ({ id }: AdminDiscountCode) => ({ section: 'discount-codes' as const, reference: String(id) });

export function DiscountCodesPage() {
  const [isOpen, setOpen] = useState(false);
  const codes = useQuery(adminDiscountCodesQuery);
  const { opening } = useOpening(isOpen ? 'new' : null);
  return (
    <ListScreen
      copy={copy}
      list={codes}
      columns={columns}
      text={textOf}
      statuses={statuses}
      idOf={idOf}
      nameOf={textOf}
      pageOf={pageOf}
      add={{ text: copy.add, call: createDiscountCode, onClick: () => setOpen(true) }}
      actions={(code) => <DeleteDiscountCode code={code} />}
    >
      <CreateDiscountCodeDialog key={opening} isOpen={isOpen} onClose={() => setOpen(false)} />
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
        <chakra.span
          display="inline-block"
          color="muted"
          fontSize="xs"
          fontWeight="normal"
          lineHeight="1.3"
          whiteSpace="nowrap"
        >
          {copy.firstOrderOnly}
        </chakra.span>
      )}
    </>
  );
}
