import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { trackingUrlOf } from '../../../../../contracts/shipping/carriers.js';
import type { ParcelProblem } from '../../../../../contracts/shipping/labels.js';
import type { Column } from '../../../ui/admin/table/data-table';
import { RowAction } from '../../../ui/admin/table/row-action';
import { parcelProblemsQuery, useHandleParcelProblem } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { momentColumn, orderColumn } from '../components/columns';
import { parcelProblemsCopy as copy } from '../copy/parcels';

const columns: Column<ParcelProblem>[] = [
  orderColumn(copy),
  { key: 'problem', title: copy.columns.problem, cell: ({ problem }) => copy.problem(problem) },
  { key: 'trackingCode', title: copy.columns.tracking, cell: (parcel) => <Tracking parcel={parcel} />, wide: true },
  momentColumn('since', copy.columns.since),
];
const list: ListOfWork<ParcelProblem> = {
  copy,
  columns,
  idOf: ({ parcelId }) => parcelId,
  nameOf: ({ orderNumber }) => orderNumber,
  text: ({ orderNumber, trackingCode }) => `${orderNumber} ${trackingCode ?? ''}`,
};

/** "Pakketten met een probleem": parcels that come back or cannot be delivered. */
export function ParcelProblemsPage() {
  return (
    <AttentionList list={list} query={useQuery(parcelProblemsQuery)} actions={(parcel) => <Handle parcel={parcel} />} />
  );
}

function Tracking({ parcel: { carrier, trackingCode } }: { parcel: ParcelProblem }) {
  const url = trackingUrlOf(carrier, trackingCode);
  if (!trackingCode || !url) return <span>{trackingCode ?? ''}</span>;
  return (
    <chakra.a
      href={url}
      target="_blank"
      rel="noreferrer"
      textDecoration="underline"
      aria-label={copy.follow(trackingCode)}
    >
      {trackingCode}
    </chakra.a>
  );
}

function Handle({ parcel: { parcelId, orderNumber } }: { parcel: ParcelProblem }) {
  return (
    <RowAction
      text={copy.handle}
      label={copy.handleOf(orderNumber)}
      change={useHandleParcelProblem()}
      input={parcelId}
      done={copy.handled}
      failed={copy.handleFailed}
    />
  );
}
