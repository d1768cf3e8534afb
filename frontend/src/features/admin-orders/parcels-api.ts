import {
  changeTracking,
  listParcels,
  shipParcel,
  type ChangeTracking,
  type ShipParcel,
} from '../../../../contracts/shipping/parcels.js';
import { listOrderLabels } from '../../../../contracts/shipping/labels.js';
import { listOrders } from '../../../../contracts/orders.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

export const parcelsQuery = (id: string) => freshQueryOf(listParcels, { params: { id } });

export const orderLabelsQuery = (id: string) => freshQueryOf(listOrderLabels, { params: { id } });

/** The key of the list is a prefix of everything that belongs to one order. */
const reads = [pagesKeyOf(listOrders)];

export const useShipParcel = (id: string) =>
  useChange((body: ShipParcel) => request(shipParcel, { params: { id }, body }), reads);

export const useChangeTracking = (id: string, parcelId: string) =>
  useChange((body: ChangeTracking) => request(changeTracking, { params: { id, parcelId }, body }), reads);
