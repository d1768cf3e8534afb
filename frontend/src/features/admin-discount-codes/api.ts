import {
  createDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  type DiscountCodeFormInput,
} from '../../../../contracts/admin/discount-codes.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';

export const adminDiscountCodesQuery = queryOf(listDiscountCodes, {});

const reads = [adminDiscountCodesQuery.queryKey];

export const useCreateDiscountCode = () =>
  useChange((body: DiscountCodeFormInput) => request(createDiscountCode, { body }), reads);

export const useDeleteDiscountCode = () =>
  useChange((id: number) => request(deleteDiscountCode, { params: { id } }), reads);
