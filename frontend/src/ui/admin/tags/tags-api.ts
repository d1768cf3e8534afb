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
  order: { used: listOrderTags, list: listOrders, add: addOrderTag, remove: removeOrderTag },
  customer: { used: listCustomerTags, list: listCustomers, add: addCustomerTag, remove: removeCustomerTag },
};

export const usedTagsQuery = (kind: TaggedKind) => freshQueryOf(endpoints[kind].used, {});

const readsOf = (kind: TaggedKind) => [pagesKeyOf(endpoints[kind].list), usedTagsQuery(kind).queryKey];

export const useAddTag = ({ kind, id }: TagsOf) =>
  useChange((tag: string) => request(endpoints[kind].add, { params: { id }, body: { tag } }), readsOf(kind));

export const useRemoveTag = ({ kind, id }: TagsOf) =>
  useChange((tag: string) => request(endpoints[kind].remove, { params: { id, tag } }), readsOf(kind));
