import { listOrders } from '../../../../contracts/orders.js';
import {
  changeDeliveryAddress,
  findDeliveryAddress,
  type ChangeDeliveryAddress,
} from '../../../../contracts/shipping/delivery-address.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

export const deliveryAddressQuery = (id: string) => queryOf(findDeliveryAddress, { params: { id } });

/** Changes where the parcels go, and refetches orders and everything below them. */
export const useChangeDeliveryAddress = (id: string) =>
  useChange(
    (body: ChangeDeliveryAddress) => request(changeDeliveryAddress, { params: { id }, body }),
    [pagesKeyOf(listOrders)],
  );
