import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ShipParcel } from '../../../../contracts/shipping/parcels.js';
import { showToast } from '../../lib/toast';
import { batchQuery, useReadAgain, useStartBatch } from '../../ui/admin/shipping/shipping-api';
import { parcelsCopy as copy } from './parcels-copy';

/**
 * Ships pieces of an order with a label of the connected carrier, as a batch of one parcel, so that a crash of the shop loses
 * neither. The batch keeps its id until it is refused, so that it starts once.
 */
export function useLabelledParcel(orderId: string) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isStarted, setStarted] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync: start } = useStartBatch();
  const readAgain = useReadAgain();
  const { data: batch } = useQuery({ ...batchQuery(id), enabled: isStarted });
  const result = batch?.isRunning === false ? batch.orders[0] : undefined;
  useEffect(() => {
    if (!result) return;
    const again = () => {
      setStarted(false);
      setId(crypto.randomUUID());
    };
    setRefusal(result.message);
    if (result.outcome !== 'shipped') return again();
    showToast({ title: copy.shipped, text: copy.shippedText, tone: 'success' });
    void readAgain().finally(again);
  }, [result, readAgain]);
  const ship = async (pieces: ShipParcel['pieces']) => {
    setRefusal(null);
    await start({ id, carrier: null, withLabels: true, orders: [{ orderId, pieces, trackingCode: null }] });
    setStarted(true);
  };
  return { ship, isRunning: isStarted, isHeldUp: isStarted && batch?.isHeldUp === true, refusal };
}
