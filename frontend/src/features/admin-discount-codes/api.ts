import {
  createDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  showDiscountCode,
  type DiscountCodeFormInput,
} from '../../../../contracts/admin/discount-codes.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

export const adminDiscountCodesQuery = queryOf(listDiscountCodes, {});

export const adminDiscountCodeQuery = (id: number) => freshQueryOf(showDiscountCode, { params: { id } });

const reads = [adminDiscountCodesQuery.queryKey];

export const useCreateDiscountCode = () =>
  useChange((body: DiscountCodeFormInput) => request(createDiscountCode, { body }), reads);

export const useDeleteDiscountCode = () =>
  useChange((id: number) => request(deleteDiscountCode, { params: { id } }), reads);
