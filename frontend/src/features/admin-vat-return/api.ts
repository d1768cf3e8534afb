import { showVatReturn } from '../../../../contracts/tax/vat-return.js';
import { freshQueryOf } from '../../ui/admin/fresh';

export const vatReturnQuery = (period: string) => freshQueryOf(showVatReturn, { query: { period } });
