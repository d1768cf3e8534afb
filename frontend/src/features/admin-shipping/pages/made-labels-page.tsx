import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { carrierNames } from '../../../../../contracts/shipping/carriers.js';
import { printLabels, type MadeLabel } from '../../../../../contracts/shipping/labels.js';
import { formatMoment } from '../../../lib/format';
import { fileOf } from '../../../lib/http/file-of';
import { ListScreen } from '../../../ui/admin/list/list-screen';
import { PrintButton } from '../../../ui/admin/print-button';
import type { Column } from '../../../ui/admin/table/data-table';
import type { Selection } from '../../../ui/admin/table/use-selection';
import { ButtonLink } from '../../../ui/controls/button';
import { madeLabelsQuery } from '../api';
import { SelectionBar } from '../../../ui/admin/table/selection-bar';
import { shippingCopy } from '../copy';

const copy = shippingCopy.labels;

const columns: Column<MadeLabel>[] = [
  {
    key: 'orderNumber',
    title: copy.columns.number,
    cell: ({ orderNumber }) => <span data-nowrap>{orderNumber}</span>,
    sort: ({ orderNumber }) => orderNumber,
  },
  {
    key: 'trackingCode',
    title: copy.columns.tracking,
    cell: ({ carrier, trackingCode }) => [carrier && carrierNames[carrier], trackingCode].filter(Boolean).join(' '),
  },
  {
    key: 'madeAt',
    title: copy.columns.made,
    cell: ({ madeAt }) => formatMoment(madeAt),
    sort: ({ madeAt }) => madeAt,
    wide: true,
  },
];
const idOf = ({ parcelId }: MadeLabel) => parcelId;
const textOf = ({ orderNumber, trackingCode }: MadeLabel) => `${orderNumber} ${trackingCode ?? ''}`;
const nameOf = ({ orderNumber, trackingCode }: MadeLabel) => copy.of(orderNumber, trackingCode ?? '');
const pageOf = ({ orderNumber }: MadeLabel) => ({ section: 'orders' as const, reference: orderNumber });

/** "Verzonden met label": the labels of parcels that left, to print again. */
export function MadeLabelsPage() {
  const labels = useQuery(madeLabelsQuery);
  return (
    <ListScreen
      copy={copy}
      list={labels}
      columns={columns}
      text={textOf}
      idOf={idOf}
      nameOf={nameOf}
      pageOf={pageOf}
      about={
        <chakra.p mb="4" maxW="prose">
          {copy.about}
        </chakra.p>
      }
      filters={
        <ButtonLink look="line" size="sm" to="/admin/shipping">
          {copy.back}
        </ButtonLink>
      }
      bulk={(selection) => <LabelBar selection={selection} labels={labels.data ?? []} />}
    />
  );
}

function LabelBar({ selection, labels }: { selection: Selection; labels: readonly MadeLabel[] }) {
  const parcelIds = labels.map(idOf).filter((id) => selection.ids.has(id));
  return (
    <SelectionBar hidden={shippingCopy.hidden} selection={selection} count={parcelIds.length}>
      <PrintButton name={shippingCopy.printLabels} file={() => fileOf(printLabels, { body: { parcelIds } })} />
    </SelectionBar>
  );
}
