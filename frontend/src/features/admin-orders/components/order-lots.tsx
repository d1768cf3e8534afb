import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { correctShipment, type ShippedLots } from '../../../../../contracts/stock/lots.js';
import { formatNumber } from '../../../lib/format';
import { useMay } from '../../../lib/staff/may';
import { Button } from '../../../ui/controls/button';
import { lotsOfOrderQuery } from '../api';
import { lotsCopy as copy } from '../lots-copy';
import { CorrectShipmentDialog, type ShippedPieces } from './correct-shipment-dialog';
import { DetailPart } from '../../../ui/admin/layout/details';

/** The lots in the parcel of an order, which staff corrects. Renders nothing before the parcel left. */
export function OrderLots({ orderId }: { orderId: string }) {
  const { data: parcel } = useQuery(lotsOfOrderQuery(orderId));
  const [correcting, setCorrecting] = useState<ShippedPieces | null>(null);
  const may = useMay();
  if (!parcel?.length) return null;
  return (
    <DetailPart title={copy.title}>
      <chakra.ul display="grid" gap="2">
        {parcel.flatMap(piecesOf).map((pieces) => (
          <chakra.li
            key={`${pieces.saleId} ${pieces.productId} ${pieces.lot}`}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
          >
            <span>{copy.pieces(formatNumber(pieces.quantity), pieces.productName, pieces.lot)}</span>
            {may(correctShipment) && (
              <Button
                look="line"
                size="sm"
                aria-label={copy.correctOf(pieces.productName, pieces.lot)}
                onClick={() => setCorrecting(pieces)}
              >
                {copy.correct}
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {correcting && (
        <CorrectShipmentDialog orderId={orderId} pieces={correcting} onClose={() => setCorrecting(null)} />
      )}
    </DetailPart>
  );
}

const piecesOf = ({ lots, productId, productName, saleId }: ShippedLots): ShippedPieces[] =>
  lots.map((pieces) => ({ ...pieces, productId, productName, saleId }));
