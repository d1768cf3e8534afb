import { useQuery } from '@tanstack/react-query';
import { markDisputeHandled, type Dispute } from '../../../../../contracts/admin/attention.js';
import { formatMoment } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { StatusPill } from '../../../ui/admin/status/status';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { disputesQuery, useHandleChargeback } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { amountColumn, momentColumn, orderColumn } from '../components/columns';
import { disputesCopy as copy } from '../copy/disputes';

const columns: Column<Dispute>[] = [
  orderColumn(copy),
  {
    key: 'evidenceDueBy',
    title: copy.columns.due,
    cell: ({ evidenceDueBy }) => (evidenceDueBy ? formatMoment(evidenceDueBy) : copy.none),
    sort: ({ evidenceDueBy }) => evidenceDueBy ?? '',
  },
  {
    key: 'isInquiry',
    title: copy.columns.kind,
    cell: (dispute) => <StatusPill tone={dispute.isInquiry ? 'waiting' : 'bad'}>{copy.kindOf(dispute)}</StatusPill>,
  },
  { key: 'reason', title: copy.columns.reason, cell: ({ reason }) => copy.reason(reason), wide: true },
  momentColumn('openedAt', copy.columns.date),
  amountColumn(copy.columns.amount),
];
const list: ListOfWork<Dispute> = {
  copy,
  columns,
  idOf: ({ disputeId }) => disputeId,
  nameOf: ({ orderNumber, disputeId }) => orderNumber ?? disputeId,
  text: ({ disputeId }) => disputeId,
};

/** "Betwiste betalingen": disputes that the bank has not decided, and returned debits that staff has not handled. */
export function DisputesPage() {
  return (
    <AttentionList
      list={list}
      query={useQuery(disputesQuery)}
      actions={(dispute) => dispute.state === 'charged-back' && <Handle dispute={dispute} />}
    />
  );
}

function Handle({ dispute: { disputeId, orderNumber } }: { dispute: Dispute }) {
  return (
    <May call={markDisputeHandled}>
      <RowAction
        text={copy.handle}
        label={copy.handleOf(orderNumber ?? disputeId)}
        change={useHandleChargeback()}
        input={disputeId}
        done={copy.handled}
        failed={copy.handleFailed}
      />
    </May>
  );
}
