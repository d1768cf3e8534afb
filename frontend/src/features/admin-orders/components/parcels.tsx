import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carrierNames } from '../../../../../contracts/shipping/carriers.js';
import { parcelStateNames } from '../../../../../contracts/shipping/parcel-states.js';
import { listOrderLabels, printLabels } from '../../../../../contracts/shipping/labels.js';
import { changeTracking, shipParcel, type ShippedParcel } from '../../../../../contracts/shipping/parcels.js';
import { formatMoment, formatNumber } from '../../../lib/format';
import { fileOf } from '../../../lib/http/file-of';
import { May, useMay } from '../../../lib/staff/may';
import { Loaded } from '../../../ui/admin/list/list-page';
import { PrintButton } from '../../../ui/admin/print-button';
import { labelServiceQuery } from '../../../ui/admin/shipping/shipping-api';
import { labels } from '../../../ui/admin/tracking/tracking-fields';
import { Button } from '../../../ui/controls/button';
import { orderLabelsQuery, parcelsQuery } from '../parcels-api';
import { parcelsCopy as copy } from '../parcels-copy';
import { ChangeTrackingDialog } from './change-tracking-dialog';
import { ShipParcelForm } from './ship-parcel-form';

/** What left of an order, and the form that ships the next parcel. Renders nothing while there is neither. */
export function Parcels({ orderId, isPaid }: { orderId: string; isPaid: boolean }) {
  const sent = useQuery(parcelsQuery(orderId));
  const mayPrint = useMay()(listOrderLabels);
  const made = useQuery({ ...orderLabelsQuery(orderId), enabled: mayPrint });
  const service = useQuery({ ...labelServiceQuery, enabled: mayPrint });
  const [changing, setChanging] = useState<ShippedParcel | null>(null);
  if (!sent.data) return <Loaded query={sent}>{null}</Loaded>;
  const { parcels, toShip } = sent.data;
  const canMakeLabels = service.data?.isConnected === true;
  const hasLabel = ({ id }: ShippedParcel) => canMakeLabels && !!made.data?.some(({ parcelId }) => parcelId === id);
  const last = parcels.at(-1);
  const carrier = canMakeLabels && (!last || hasLabel(last)) ? labels : (last?.carrier ?? 'postnl');
  const isPreset = !mayPrint || !(made.isPending || service.isPending);
  const mayShipMore = isPaid && toShip.length > 0;
  if (parcels.length === 0 && !mayShipMore) return null;
  return (
    <chakra.section display="grid" gap="5">
      <chakra.h3 fontSize="md">{copy.title}</chakra.h3>
      {parcels.length > 0 && (
        <chakra.ul display="grid" gap="4">
          {parcels.map((parcel) => (
            <ParcelItem
              key={parcel.id}
              parcel={parcel}
              hasLabel={hasLabel(parcel)}
              onChange={() => setChanging(parcel)}
            />
          ))}
        </chakra.ul>
      )}
      {mayShipMore && isPreset && (
        <May call={shipParcel}>
          <ShipParcelForm
            key={[carrier, ...toShip.map(({ id, quantity }) => `${id} ${quantity}`)].join()}
            orderId={orderId}
            toShip={toShip}
            carrier={carrier}
            canMakeLabels={canMakeLabels}
          />
        </May>
      )}
      {changing && <ChangeTrackingDialog orderId={orderId} parcel={changing} onClose={() => setChanging(null)} />}
    </chakra.section>
  );
}

interface ParcelItemProps {
  parcel: ShippedParcel;
  /** The connected carrier made its label. */
  hasLabel: boolean;
  onChange: () => void;
}

function ParcelItem({ parcel, hasLabel, onChange }: ParcelItemProps) {
  const { carrier, trackingCode, trackingUrl, state, shippedAt, pieces } = parcel;
  const may = useMay();
  return (
    <chakra.li display="grid" gap="1" justifyItems="start" lineHeight="1.5">
      <strong>{copy.sent(formatMoment(shippedAt))}</strong>
      {pieces.map(({ id, productName, quantity }) => (
        <span key={id}>{copy.piece(formatNumber(quantity), productName)}</span>
      ))}
      {state && <span>{parcelStateNames[state]}</span>}
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3" overflowWrap="anywhere">
        <span>{trackingCode ? copy.tracking(carrier && carrierNames[carrier], trackingCode) : copy.noTracking}</span>
        {trackingUrl && (
          <chakra.a href={trackingUrl} target="_blank" rel="noreferrer" textDecoration="underline">
            {copy.follow}
          </chakra.a>
        )}
        {hasLabel && (
          <PrintButton
            name={copy.printLabel}
            label={copy.printLabelOf(formatMoment(shippedAt))}
            file={() => fileOf(printLabels, { body: { parcelIds: [parcel.id] } })}
          />
        )}
        {may(changeTracking) && (
          <Button look="line" size="sm" aria-label={copy.changeOf(formatMoment(shippedAt))} onClick={onChange}>
            {copy.change}
          </Button>
        )}
      </chakra.span>
    </chakra.li>
  );
}
