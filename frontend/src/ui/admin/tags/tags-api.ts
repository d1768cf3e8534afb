import { listCustomers } from '../../../../../contracts/admin/customers.js';
import {
  addCustomerTag,
  addOrderTag,
  listCustomerTags,
  listOrderTags,
  removeCustomerTag,
  removeOrderTag,
  type TaggedKind,
} from '../../../../../contracts/admin/tags.js';
import { listOrders } from '../../../../../contracts/orders.js';
import { request } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { freshQueryOf } from '../fresh';
import { pagesKeyOf } from '../list/paged-list';

/** An order or a customer, by id. */
export interface TagsOf {
  kind: TaggedKind;
  id: string;
}

const endpoints = {
  order: { used: listOrderTags, add: addOrderTag, remove: removeOrderTag, reads: [pagesKeyOf(listOrders)] },
  customer: { used: listCustomerTags, add: addCustomerTag, remove: removeCustomerTag, reads: [pagesKeyOf(listCustomers)] },
};

export const usedTagsQuery = (kind: TaggedKind) => freshQueryOf(endpoints[kind].used, {});

export const useAddTag = ({ kind, id }: TagsOf) =>
  useChange(
    (tag: string) => request(endpoints[kind].add, { params: { id }, body: { tag } }),
    endpoints[kind].reads,
  );

export const useRemoveTag = ({ kind, id }: TagsOf) =>
  useChange((tag: string) => request(endpoints[kind].remove, { params: { id, tag } }), endpoints[kind].reads);
