import {
  changeDiscountCode,
  createDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  showDiscountCode,
  switchDiscountCode,
  type DiscountCodeFormInput,
  type DiscountCodeTermsInput,
} from '../../../../contracts/admin/discount-codes.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

export const adminDiscountCodesQuery = freshQueryOf(listDiscountCodes, {});

export const adminDiscountCodeQuery = (id: number) => freshQueryOf(showDiscountCode, { params: { id } });

const reads = [adminDiscountCodesQuery.queryKey];

export const useCreateDiscountCode = () =>
  useChange((body: DiscountCodeFormInput) => request(createDiscountCode, { body }), reads);

export const useDeleteDiscountCode = () =>
  useChange((id: number) => request(deleteDiscountCode, { params: { id } }), reads);

const readsOf = (id: number) => [...reads, adminDiscountCodeQuery(id).queryKey];

export const useChangeDiscountCode = (id: number) =>
  useChange((body: DiscountCodeTermsInput) => request(changeDiscountCode, { params: { id }, body }), readsOf(id));

export const useSwitchDiscountCode = (id: number) =>
  useChange((isActive: boolean) => request(switchDiscountCode, { params: { id }, body: { isActive } }), readsOf(id));
