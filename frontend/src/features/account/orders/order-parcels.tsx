import { chakra } from '@chakra-ui/react';
import { carrierNames } from '../../../../../contracts/shipping/carriers.js';
import { parcelStateNames } from '../../../../../contracts/shipping/parcel-states.js';
import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { formatDay } from '../../../lib/format';
import { ordersCopy, parcelsCopy as copy } from '../copy';

/** The parcels that left, each with its link to the carrier. Renders nothing before. */
export function OrderParcels({ order: { parcels } }: { order: CustomerOrder }) {
  if (parcels.length === 0) return null;
  return (
    <chakra.section aria-labelledby="parcels" mb="6">
      <chakra.h2 id="parcels" fontSize="xl" mb="2">
        {copy.title(parcels.length)}
      </chakra.h2>
      <chakra.ul display="grid" gap="4">
        {parcels.map(({ id, carrier, trackingCode, trackingUrl, state, shippedAt, pieces }) => (
          <chakra.li key={id} lineHeight="1.4">
            <chakra.strong display="block">{copy.sentOn(formatDay(shippedAt))}</chakra.strong>
            {pieces.map((piece) => (
              <chakra.span key={piece.id} display="block" overflowWrap="anywhere">
                {ordersCopy.item(piece.quantity, piece.productName)}
              </chakra.span>
            ))}
            {state && <chakra.span display="block">{parcelStateNames[state]}</chakra.span>}
            {trackingCode && (
              <chakra.span display="block" color="muted" overflowWrap="anywhere">
                {copy.code(carrier && carrier !== 'other' ? carrierNames[carrier] : null, trackingCode)}
              </chakra.span>
            )}
            {trackingUrl && (
              <chakra.a
                href={trackingUrl}
                target="_blank"
                rel="noreferrer"
                textDecoration="underline"
                fontWeight="semibold"
              >
                {copy.follow}
              </chakra.a>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
