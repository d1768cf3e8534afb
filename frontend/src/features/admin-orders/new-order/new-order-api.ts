import { queryOptions } from '@tanstack/react-query';
import { searchRecords } from '../../../../../contracts/admin/record-search.js';
import type { BodyOf } from '../../../../../contracts/endpoint.js';
import {
  listPhoneOrders,
  placePhoneOrder,
  quotePhoneOrder,
  showPhoneOrderLink,
  startFromCustomer,
  startFromOrder,
  withdrawPhoneOrder,
  type PlacePhoneOrder,
} from '../../../../../contracts/orders/phone-orders.js';
import { queryOf, request, responseOf } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { freshQueryOf } from '../../../ui/admin/fresh';

export const phoneOrdersQuery = freshQueryOf(listPhoneOrders, {});

/** The phone orders that are added to an order. */
export const addedPhoneOrdersQuery = (orderId: string) => freshQueryOf(listPhoneOrders, { query: { addsTo: orderId } });

/** Finds customers by name, e-mail or phone as people write them. */
export const foundCustomersQuery = (q: string) =>
  queryOptions({
    queryKey: ['customer-search', q],
    queryFn: async () => {
      // oxlint-disable-next-line eslint-js/no-restricted-syntax -- reads by POST, because addresses are logged
      const found = await responseOf(searchRecords, { body: { q } });
      return found.filter(({ kind }) => kind === 'customer');
    },
    gcTime: 0, // names of customers stay no longer than the search is open
    staleTime: 0,
  });

export const fromOrderQuery = (id: string) => queryOf(startFromOrder, { params: { id } });
export const fromCustomerQuery = (id: number) => queryOf(startFromCustomer, { params: { id } });

type Quoted = BodyOf<typeof quotePhoneOrder>;

/** Prices what is typed, by the price function of the shop. */
export const phoneOrderQuoteQuery = (body: Quoted) =>
  queryOptions({
    queryKey: ['phone-order-quote', body],
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- prices by POST, because addresses are logged
    queryFn: () => responseOf(quotePhoneOrder, { body }),
    retry: false,
    staleTime: 0,
  });

export const usePlacePhoneOrder = () =>
  useChange((body: PlacePhoneOrder) => request(placePhoneOrder, { body }), [phoneOrdersQuery.queryKey]);

export const useWithdrawPhoneOrder = () =>
  useChange((id: string) => request(withdrawPhoneOrder, { params: { id } }), [phoneOrdersQuery.queryKey]);

export const readLink = async (id: string) => (await responseOf(showPhoneOrderLink, { params: { id } })).link;
