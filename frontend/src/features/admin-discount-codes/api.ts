import type { DiscountCodeFormInput } from '../../../../contracts/admin/discount-codes.js';
import type { AdminDiscountCode } from '../../../../contracts/discounts.js';
import { call } from '../../lib/http/api';
import { read } from '../../lib/http/read';
import { useChange } from '../../lib/http/use-change';

export const adminDiscountCodesQuery = read<AdminDiscountCode[]>('/api', 'admin', 'discount-codes');

export function useCreateDiscountCode() {
  return useChange(
    (form: DiscountCodeFormInput) => call<AdminDiscountCode>('POST', '/api/admin/discount-codes', form),
    [adminDiscountCodesQuery.queryKey],
  );
}

export function useDeleteDiscountCode() {
  return useChange(
    (id: number) => call('DELETE', `/api/admin/discount-codes/${id}`),
    [adminDiscountCodesQuery.queryKey],
  );
}
