import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { quantityIn, type AdminOrderDetail, type ParcelDetail } from '../../../../contracts/orders.js';
import { useMay } from '../../lib/staff/may';
import { parcelsQuery } from './parcels-api';

type Order = AdminOrderDetail | ParcelDetail;

/** Whether pieces of a line can still be taken out of an order by `call`. False for the last piece of an order. */
export function usePiecesHere(order: Order, item: Order['items'][number], call: Endpoint): boolean {
  const may = useMay();
  const isOpenOrder = order.status !== 'pending' && order.status !== 'cancelled';
  const mayTake = may(call) && isOpenOrder && piecesOf(order.items) - piecesOf(order.cancelled) > 1;
  const { data } = useQuery({ ...parcelsQuery(order.id), enabled: mayTake });
  return mayTake && quantityIn(data?.toShip ?? [], item.id) > 0;
}

const piecesOf = (pieces: readonly { quantity: number }[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);
