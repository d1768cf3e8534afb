import { useState } from 'react';
import { inspectReturn } from '../../../../../contracts/admin/return-inspections.js';
import {
  changeReturnStatus,
  type AdminReturnDetail,
  type ReturnedParcelDetail,
} from '../../../../../contracts/admin/returns.js';
import { useMay } from '../../../lib/staff/may';
import { useFreshQuery } from '../../../ui/admin/fresh';
import { DetailPart } from '../../../ui/admin/layout/details';
import { Loaded } from '../../../ui/admin/list/list-page';
import { Skeleton } from '../../../ui/skeleton';
import { adminReturnQuery } from '../api';
import { inspectionCopy as copy } from '../copy';
import { CompleteDialog } from './complete-dialog';
import { InspectionForm, type InspectionFormProps } from './inspection-form';

type Item = AdminReturnDetail | ReturnedParcelDetail;

const isInspected = ({ items }: Item) => items.some(({ restocked }) => restocked !== null);

/** Records what came back while that can be said, and then asks for the refund where it is still to be made. */
export function Inspection({ item }: { item: Item }) {
  const may = useMay();
  const [isRefunding, setRefunding] = useState(false);
  const refundsNext = may(changeReturnStatus, 'refund') && !item.refundRequested && item.status !== 'completed';
  const isOpen = !isInspected(item) && item.status !== 'rejected' && !item.isUnshipped && may(inspectReturn);
  if (isRefunding && isInspected(item)) return <CompleteDialog item={item} onClose={() => setRefunding(false)} />;
  if (!isOpen) return null;
  return (
    <DetailPart title={copy.title}>
      <FreshForm id={item.id} refundsNext={refundsNext} onInspected={() => setRefunding(refundsNext)} />
    </DetailPart>
  );
}

interface FreshFormProps extends Omit<InspectionFormProps, 'item'> {
  id: string;
}

function FreshForm({ id, ...form }: FreshFormProps) {
  const detail = useFreshQuery(adminReturnQuery(id));
  return (
    <Loaded query={detail}>
      {detail.data ? <InspectionForm item={detail.data} {...form} /> : <Skeleton h="32" />}
    </Loaded>
  );
}
